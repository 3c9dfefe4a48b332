// What a buyer agrees to, the receipt, and changing one's mind.
import { beforeAll, describe, expect, test } from 'vitest';
import { CARDS, StripeStandIn } from '../../../tests/support/stripe-stand-in.ts';
import { CHECKOUT_TEXTS } from '../../payments/checkout-texts.ts';
import { shareTestApp, Visitor } from './app-fixture.ts';

const stripe = new StripeStandIn();
const SELLER = { CONTROLLER_NAME: 'Ana Ruiz SL', CONTROLLER_ADDRESS: 'Calle Mayor 1, Lugo', CONTROLLER_EMAIL: 'ana@plans.example' };
let now = Date.parse('2026-04-01T10:00:00.000Z');
const opened = shareTestApp({ stripe, env: SELLER, clock: () => new Date(now) });

let visitor: Visitor;
let sessionId = '';
let planId = '';

beforeAll(async () => {
  visitor = new Visitor(opened());
  sessionId = await visitor.start();
  await visitor.playInterview(sessionId);
  await visitor.generate(sessionId);
  ({ id: planId } = await opened().database.selectFrom('plans').select('id').executeTakeFirstOrThrow());
});

const agree = (language?: string) => visitor.send('POST', '/api/payments/agree', { sessionId, ...(language && { language }) });
const receipt = (language: string) => visitor.send('GET', `/api/chat/${sessionId}/receipt?language=${language}`);
const withdraw = () => visitor.send('POST', '/api/payments/withdraw', { sessionId });
const records = async () => (await visitor.send('GET', `/api/chat/${sessionId}/export`)).json().plan.payments;

describe('buying, step by step', () => {
  test('before a payment is begun there is nothing to agree to, no receipt and nothing to withdraw from', async () => {
    expect((await agree()).json()).toMatchObject({ status: 409, code: 'nothing-to-agree' });
    expect((await receipt('es')).json()).toMatchObject({ status: 404, code: 'not-found' });
    expect((await withdraw()).json()).toMatchObject({ status: 409, code: 'nothing-to-withdraw' });
  });

  test('what stands beside the button is kept as it was read when it was last pressed, with the moment', async () => {
    const { clientSecret } = (await visitor.send('POST', '/api/create-payment-intent', { sessionId })).json();
    expect((await agree('en')).statusCode).toBe(204);
    expect(() => stripe.confirm(clientSecret, CARDS.declined)).toThrow('card_declined');
    now += 60_000;
    expect((await agree('es')).statusCode).toBe(204);
    expect((await agree('fr')).json()).toMatchObject({ status: 400, code: 'unknown-language' });
    stripe.confirm(clientSecret, CARDS.good);
    now += 30_000;
    expect((await visitor.generate(sessionId)).json().paymentRequired).toBe(false);
    const kept = { agreedTo: CHECKOUT_TEXTS.agreement.es, agreedAt: '2026-04-01T10:01:00.000Z', withdrawnAt: null };
    expect(await records()).toEqual([expect.objectContaining({ ...kept, status: 'succeeded' })]);
    expect(CHECKOUT_TEXTS.agreement.es).toMatch(/14 días para desistir/);
    now += 60_000;
    expect((await agree('en')).json()).toMatchObject({ status: 409, code: 'already-paid' });
    expect(await records()).toEqual([expect.objectContaining(kept)]);
  });

  test('the provider’s own receipt says what was bought and that there are 14 days', () => {
    const body = stripe.bodies.find((each) => each.get('metadata[plan]') === planId);
    expect(body?.get('description')).toMatch(/14 días para desistir.+14 days to withdraw/);
  });

  test('the receipt names seller, thing, price, moment, what was agreed to and until when one may withdraw, in either language', async () => {
    const reply = await receipt('es');
    expect(reply.headers).toMatchObject({
      'content-type': 'text/plain; charset=utf-8',
      'content-disposition': 'attachment; filename="trama-recibo.txt"',
      'cache-control': 'private, no-store',
    });
    expect(reply.body).toBe(
      [
        'RECIBO',
        '',
        'Vende: Ana Ruiz SL, Calle Mayor 1, Lugo, ana@plans.example',
        'Qué: Plan de negocio y de marketing: PDF en español, PDF en inglés y hoja de cálculo. Contenido digital, se descarga en el acto.',
        `Plan: ${planId}`,
        'Precio: 29,00\u00a0$ (USD)',
        'Pagado: 1 de abril de 2026, 10:01 UTC',
        'Estado: pagado',
        '',
        'Aceptado al pagar (1 de abril de 2026, 10:01 UTC):',
        CHECKOUT_TEXTS.agreement.es,
        `Se puede desistir hasta: 15 de abril de 2026, 10:01 UTC: http://trama.test/checkout/${sessionId}`,
        '',
      ].join('\n'),
    );
    const english = await receipt('en');
    expect(english.headers['content-disposition']).toBe('attachment; filename="trama-receipt.txt"');
    expect(english.body).toMatch(/^RECEIPT\n[\s\S]*Price: \$29\.00 \(USD\)\nPaid: 1 April 2026, 10:01 UTC\n/);
    expect((await receipt('fr')).json()).toMatchObject({ status: 400, code: 'unknown-language' });
  });

  test('the withdrawal is stored with its moment, acknowledged, told on the receipt, and told again the same', async () => {
    now += 13 * 86_400_000;
    const done = await withdraw();
    const at = '2026-04-14T10:02:30.000Z';
    expect(done.json()).toEqual({ planId, amount: 2900, currency: 'usd', withdrawnAt: at });
    expect(await records()).toEqual([expect.objectContaining({ status: 'refunded', withdrawnAt: at })]);
    const { body } = await receipt('es');
    expect(body).toMatch(/Estado: devuelto\n/);
    expect(body).toMatch(/\n\nDESISTIMIENTO RECIBIDO: 14 de abril de 2026, 10:02 UTC\nHas desistido del contrato/);
    expect(body).not.toContain('Se puede desistir hasta');
    expect(stripe.refunds.map(({ amount }) => amount)).toEqual([2900]);
  });

  test('and a plan withdrawn from can be bought anew', async () => {
    const { clientSecret } = (await visitor.send('POST', '/api/create-payment-intent', { sessionId })).json();
    stripe.confirm(clientSecret, CARDS.good);
    expect((await visitor.generate(sessionId)).json().paymentRequired).toBe(false);
    expect((await records()).map(({ status }: { status: string }) => status)).toEqual(['refunded', 'succeeded']);
  });
});
