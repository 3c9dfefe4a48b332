import { describe, expect, it } from 'vitest';
import { traitSource } from '../market/trait-sources.ts';
import { compose, tablesOf } from '../plan-cases-fixture.ts';
import { fact } from '../plan-fixtures.ts';
import { SAMPLE_FACTS } from '../sample-facts.ts';
import { areHouseholds, areNew, findTrait } from './find-trait.ts';

const traitOf = (customer: string) => findTrait(fact('customer', customer))?.name.en ?? null;
const areHomes = (customer: string) => areHouseholds(fact('customer', customer));

describe('whom the count is of', () => {
  it('narrows by what was told', () => {
    expect(traitOf('Amateur runners and climbers from 25 to 55, five visits per injury.')).toBe('Runners and climbers');
    expect(traitOf('Corredores populares de la zona')).toBe('Runners');
    expect(traitOf('Couples and older people, who own their house and have one good chair')).toBe('Homeowners');
    expect(traitOf('Gente de 25 a 50 que vive en El Llano y desayuna fuera')).toBe('People who eat out');
    expect(traitOf('Adult children aged 45 to 65 whose parents live alone, and the seniors themselves')).toBe('Older people');
    expect(traitOf('Dueños de perros del barrio')).toBe('Households with a dog');
    expect(traitOf('vecinos del barrio')).toBeNull();
  });

  it('counts of all homes those with children, and of these the ones of the ages told', () => {
    const families = findTrait(fact('customer', 'Familias con hijos de 0 a 12 años y los seis colegios del barrio'));
    expect(families).toMatchObject({ id: 'children', share: 22, name: { en: 'Households with children of those ages' } });
    expect(findTrait(fact('customer', 'Families with children from 3 to 8 in the area'))?.share).toBe(10);
    expect(findTrait(fact('customer', 'Padres de la zona'))).toMatchObject({ share: 30, name: { es: 'Hogares con hijos' } });
    expect(findTrait(fact('customer', 'Familias con hijos mayores'))).toBeNull();
  });

  it('counts each in a source that can hold them, and no runner or cyclist in a register of residents', () => {
    const noteOf = (customer: string) =>
      tablesOf(compose({ ...SAMPLE_FACTS, ...fact('customer', customer) })).find(({ title }) => title.en.startsWith('The count'))?.note;
    expect(noteOf('Ciclistas de 25 a 55 años que van al trabajo')?.es).toMatch(/van en bici/);
    expect(noteOf('Corredores de la zona')?.en).toMatch(/entries of local races/);
    expect(noteOf('Vecinos de 30 a 60 años')?.es).toContain('padrón municipal');
    expect(traitSource('US', 'runners').en).toContain('USA Track & Field');
    expect(traitSource('PE', 'runners').en).toContain('races');
  });

  it('counts those named first, and not those who come besides', () => {
    expect(findTrait(fact('customer', 'Mujeres que trabajan en oficina, de 22 a 45. También novias pero menos'))).toBeNull();
    expect(findTrait(fact('customer', 'Corredores, y alguna familia con niños'))?.id).toBe('runners');
  });

  it('counts nobody who is named after others, or in passing', () => {
    for (const told of [
      'Men who live on the estate, mostly builders, and pensioners in the mornings',
      'Señoras de la zona y estudiantes',
      'Office workers, then dog walkers at the weekend',
      'Women who want something nice for the table, some small weddings, a few restaurants',
      'Oficinistas de la zona, y algún jubilado',
      'Open-water swimmers, the dog people on the beach',
      'Corredores de seguros del centro',
    ])
      expect(traitOf(told)).toBeNull();
  });

  it('counts what is said of all who are named, or of people in general', () => {
    expect(traitOf('Couples in Leith and Newhaven, with kids under ten')).toBe('Households with children');
    expect(traitOf('Adultos del barrio, jubilados casi todos')).toBe('Older people');
    expect(traitOf('Mujeres de Lugo, sobre todo novias')).toBe('Couples to be married');
    expect(traitOf('Gente que usa la bici para ir al trabajo')).toBe('Cyclists');
    expect(areHomes('Locals in their thirties, couples and groups of friends')).toBe(false);
  });

  it('counts openings where those who have just opened were told', () => {
    expect(areNew(fact('customer', 'restaurantes y cafés nuevos'))).toBe(true);
    expect(areNew(fact('customer', 'empresas que buscan nuevos clientes'))).toBe(false);
  });

  it('counts homes where homes buy, and persons where each buys', () => {
    expect(areHomes('Familias del barrio, de 30 a 65 años')).toBe(true);
    expect(areHomes('Couples and older people who own their house')).toBe(true);
    expect(areHomes('Gente de 25 a 50 y alguna familia')).toBe(false);
    expect(areHomes('Amateur runners')).toBe(false);
  });

  it('counts the narrower group, and says of how many in all and where the share is checked', () => {
    const { figures, ...plan } = compose({ ...SAMPLE_FACTS, ...fact('customer', 'Ciclistas de 25 a 55 años que van al trabajo') });
    const value = (id: string) => Number(figures[id]?.value);
    // Whoever follows the founder is not sought.
    const followers = Number(SAMPLE_FACTS.customersBrought?.value);
    expect(value('reach-base')).toBe((value('funnel-customers') - followers) * value('one-in-base'));
    expect(value('reach-all')).toBe(Math.ceil((value('reach-base') * 100) / value('trait-share')));
    const tables = tablesOf({ figures, ...plan });
    expect(JSON.stringify(tables.find(({ title }) => title.en.startsWith('From sales')))).toContain('un recuento en tres calles');
    expect(JSON.stringify(tables.find(({ title }) => title.en.startsWith('The count')))).toContain('Ciclistas, de quienes se cuentan');
  });
});
