import { expect, it } from 'vitest';
import { compose } from '../plan-cases-fixture.ts';
import { fact, SHEETS } from '../plan-fixtures.ts';
import { textsOf } from '../plan-texts.ts';
import { agreeWithMoney } from './agree-with-money.ts';

const FIGURES = {
  sources: { kind: 'money', value: 8000, origin: 'said' },
  months: { kind: 'count', value: 5, origin: 'derived' },
} as const;
const said = (currency: 'GBP' | 'EUR', es: string) =>
  agreeWithMoney([{ id: 'risks', title: { es, en: 'x' }, blocks: [] }], currency, FIGURES)[0]?.title.es;

it('pounds are feminine in Spanish: the words beside them agree, and those beside other figures stay', () => {
  expect(said('GBP', 'Los {{fig:sources*}} reunidos en los {{fig:months}} meses')).toBe(
    'Las {{fig:sources*}} reunidas en los {{fig:months}} meses',
  );
  expect(said('GBP', 'Sumados **{{fig:sources}}** propios y **{{fig:sources*}}** prestados')).toBe(
    'Sumadas **{{fig:sources}}** propias y **{{fig:sources*}}** prestadas',
  );
  expect(said('GBP', 'Los gastos fijos de {{fig:sources}} y los {{fig:sources}} que quedan')).toBe(
    'Los gastos fijos de {{fig:sources}} y las {{fig:sources}} que quedan',
  );
  expect(said('GBP', 'y los otros {{fig:sources*}}')).toBe('y las otras {{fig:sources*}}');
  expect(said('GBP', 'Reunidos los {{fig:sources*}}, se abre')).toBe('Reunidas las {{fig:sources*}}, se abre');
  expect(
    said('GBP', 'Faltan **{{fig:sources}}**, y este plan propone que los ponga quien entre, y que los {{fig:sources}} puestos no vuelvan'),
  ).toBe('Faltan **{{fig:sources}}**, y este plan propone que las ponga quien entre, y que las {{fig:sources}} puestas no vuelvan');
  expect(said('GBP', 'En {{fig:months}} meses están donde los pone lo que se contó')).toBe(
    'En {{fig:months}} meses están donde los pone lo que se contó',
  );
  expect(said('EUR', 'Los {{fig:sources*}} reunidos')).toBe('Los {{fig:sources*}} reunidos');
});

const MONEY_BESIDE =
  /(?<!\p{L})(?:[lL]os|[uU]nos|[oO]tros) (?:\*\*)?\{\{fig:([\w-]+)|\{\{fig:([\w-]+)\*?\}\}(?:\*\*)? (?!(?:meses|menos|años|minutos|puestos|clientes|pedidos|todos|dos)(?!\p{L}))\p{Ll}+os(?!\p{L})/gu;

it('no plan in pounds says a masculine beside an amount', () => {
  const wrong = Object.values(SHEETS).flatMap((facts) => {
    const plan = compose({ ...facts, ...fact('country', 'GB'), ...fact('currency', 'GBP') });
    const isMoney = (id = '') => ['money', 'price'].includes(plan.figures[id]?.kind ?? '');
    return textsOf(plan).flatMap(({ text }) =>
      [...text.es.matchAll(MONEY_BESIDE)].filter(([, a, b]) => isMoney(a ?? b)).map(([all]) => `${all} … ${text.es}`),
    );
  });
  expect(wrong).toEqual([]);
});
