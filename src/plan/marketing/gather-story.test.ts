import { describe, expect, it } from 'vitest';
import type { FactSheet } from '../../facts/fact.ts';
import { stepsFor } from '../operations/collected-steps.ts';
import { blocksOf, compose } from '../plan-cases-fixture.ts';
import { fact, inSector, SHEETS } from '../plan-fixtures.ts';
import { SAMPLE_FACTS } from '../sample-facts.ts';

const PASTA: FactSheet = inSector(
  {
    ...SHEETS['all said, money missing'],
    ...fact(
      'problem',
      'Los domingos hay media hora de cola en la única fábrica de pastas, y muchas veces cuando llegás ya no quedan sorrentinos. Mi suegra termina comprando las del súper.',
    ),
    ...fact('solution', 'Pastas frescas hechas en el día, con el pedido por WhatsApp el sábado y lo retirás el domingo sin hacer cola.'),
    ...fact('resources', 'Somos mi hermana y yo, y un chico los fines de semana.'),
    ...fact('team', 3),
  },
  'food_manufacturing',
);

const scenesOf = (facts: FactSheet, language: 'es' | 'en' = 'es') =>
  blocksOf(compose(facts)).flatMap((block) => (block.type === 'scenes' ? block.scenes.map(({ text }) => text[language]) : []));

describe('the story', () => {
  it('takes no picture of the trade where the problem was told, and looks first for what answers it best', () => {
    const cafe = inSector(
      { ...SHEETS['all said, money missing'], ...fact('problem', 'En El Llano no hay donde tomar un buen café por la mañana.') },
      'cafe_restaurant',
    );
    expect(scenesOf(cafe)[1]).not.toContain('Donde el café es bueno');
    expect(scenesOf(SAMPLE_FACTS)[0]).not.toContain('recogida');
  });

  it('quotes the founder once, stays with whom it began and ends with what the offer changes', () => {
    const [who, obstacle, hurt, guide, , , after] = scenesOf(PASTA);
    expect(who).toMatch(/la suegra de .*: \{\{quote:problem-3\}\}\.$/);
    expect(obstacle).toMatch(/^El (?:obstáculo|problema) está en .*media hora de cola.*\. (?:Hoy|Por ahora,) la alternativa es /);
    // The founder is quoted once: the other scenes are told in the plan's own words.
    for (const scene of [obstacle, hurt, guide, after]) expect(scene).not.toContain('{{quote:');
    expect(after).toMatch(/^La historia acaba donde empezó, con la suegra de .*, que ahora cuenta con /);
  });

  it('lets what the founder went through speak for the business, and ends with the measure that answers the problem’s', () => {
    const clinic = inSector(
      {
        ...SHEETS['all said, money missing'],
        ...fact('problem', 'Runners here wait three weeks for physical therapy. I lost a whole season like that.'),
        ...fact('solution', 'Physical therapy clinic: an hour one on one, same week.'),
      },
      'health_clinic',
    );
    expect(scenesOf(clinic, 'en')[3]).toMatch(/Behind it is somebody who has been there\. /);
    const workshop = inSector(
      {
        ...SHEETS['all said, money missing'],
        ...fact('problem', 'My neighbour was told fourteen weeks to have her armchair redone.'),
        ...fact('solution', 'I reupholster armchairs in three weeks, and I collect and bring it back.'),
      },
      'repair_shop',
    );
    expect(scenesOf(workshop, 'en')[6]).toMatch(/three-week/);
  });

  it('opens with whom the problem was told of, else with one of those who were named', () => {
    const cafe = (problem: string) =>
      scenesOf(
        inSector({ ...SHEETS['all said, money missing'], ...fact('problem', problem), ...fact('trade', 'coffee_shop') }, 'cafe_restaurant'),
      );
    expect(cafe('Mi vecina cogió 3 veces el bus hasta el centro por un café de especialidad.')[0]).toMatch(/vecina.*quote:problem-1/);
    expect(cafe('No hay café de especialidad en el barrio.')[0]).toMatch(
      /se dirige a .* El cliente de esta historia es uno de tantos y quiere tomar un buen café/,
    );
  });

  it('does not tell in the third scene what the second has told', () => {
    const { trade: _, ...alone } = PASTA;
    const told = { ...alone, ...fact('problem', 'En Santander los bares trabajan con cuchillos que no cortan.') };
    const [, obstacle, hurt] = scenesOf(told);
    expect(obstacle).toContain('los cuchillos que no cortan');
    expect(hurt).not.toContain('cuchillos');
    expect(hurt).not.toContain('{{quote:problem');
  });

  it('has at stake what the problem has cost', () => {
    const told = {
      ...PASTA,
      ...fact(
        'problem',
        'Nadie repara sillas de ruedas en casa, hay esperas de tres semanas. Un cliente perdió dos días de trabajo por un cable.',
      ),
    };
    const [, , hurt] = scenesOf(told, 'en');
    expect(hurt).toBe('As told in the interview, the problem has already meant two lost days of work.');
    const lived = { ...PASTA, ...fact('problem', 'No hay quien recoja a los niños del colegio. Yo perdí dos mañanas de trabajo por eso.') };
    expect(scenesOf(lived, 'en')[2]).toBe('As told in the interview, the problem has already meant two lost mornings of work.');
  });

  it('opens and ends with whom the problem was told of in both editions, and says of it what holds for anybody', () => {
    const cafe = inSector(
      {
        ...SHEETS['all said, money missing'],
        ...fact('problem', 'No hay café de especialidad en el barrio. Mi vecina coge el bus hasta el centro.'),
      },
      'cafe_restaurant',
    );
    expect(scenesOf(cafe)[0]).toMatch(/una vecina: \{\{quote:problem-2\}\}\./);
    // Translated whole, the founder's own words stand in both.
    expect(scenesOf(cafe, 'en')[0]).toMatch(/neighbour: \{\{quote:problem-2\}\}\./);
    expect(scenesOf(cafe)[1]).not.toContain('{{quote:');
    expect(scenesOf(cafe)[2]).toMatch(/^Lo que debería estar a mano cuesta cada vez un viaje/);
    expect(scenesOf(cafe)[6]).toMatch(/esa vecina, que ya tiene a mano lo que iba a buscar\./);
    expect(scenesOf(cafe, 'en')[6]).toMatch(/neighbour, who now has close at hand what took a trip\./);
    for (const scene of scenesOf(PASTA)) expect(scene).not.toMatch(/\([^)]*channel/);
  });

  it('has the steps of an order where no narrower trade is known, or where its day was told', () => {
    const steps = { es: ['a', 'b', 'c'], en: ['a', 'b', 'c'] } as const;
    expect(stepsFor(PASTA, steps, true).en[0]).toMatch(/^Order by WhatsApp/);
    expect(stepsFor(PASTA, steps, false).en[0]).toMatch(/^Order by WhatsApp/);
    expect(stepsFor(fact('solution', 'Pastas con pedido por WhatsApp'), steps, false)).toBe(steps);
    expect(stepsFor(fact('solution', 'Fixed price from a photo, and I collect and bring it back'), steps, false).en).toEqual([
      'Send a photograph',
      'Get the fixed price',
      'Wait at home: it is collected and brought back',
    ]);
    expect(stepsFor(fact('solution', 'Pedidos por teléfono y reparto en bici'), steps, true).en[2]).toMatch(/your own door/);
  });

  it('tells what was told and what is at hand today, and no scene of the trade though it is known', () => {
    const told = scenesOf({ ...PASTA, ...fact('trade', 'bakery_workshop') });
    expect(told[1]).not.toMatch(/oficio/);
    expect(told[1]).toMatch(/^El (?:obstáculo|problema) está en .*\. (?:Hoy|Por ahora,) la alternativa es /);
    expect(told[2]).not.toContain('{{quote:problem-2}}');
  });

  it('tells nothing that one edition could only point to', () => {
    const told = {
      ...inSector(PASTA, 'cafe_restaurant'),
      ...fact('trade', 'coffee_shop'),
      ...fact('problem', 'Hay media hora de cola. Mi primo Anselmo bautizó aquello con una copla larguísima.'),
    };
    for (const language of ['es', 'en'] as const)
      expect(scenesOf(told, language).slice(0, 3).join(' ')).not.toMatch(/cita de la página|quoted on the page/);
  });
});
