import { describe, expect, it } from 'vitest';
import type { SectorId } from '../sector.ts';
import { findConcepts } from './find-concepts.ts';

const painsOf = (text: string, sector: SectorId): readonly string[] => findConcepts(text, sector, ['pain']).map(({ en }) => en);

describe('pains of shops and works', () => {
  it.each<[SectorId, string, string]>([
    ['retail_shop', 'The roses come wrapped in plastic', 'packs larger than needed'],
    ['retail_shop', 'My son has food allergies', 'dogs with delicate stomachs'],
    ['retail_shop', 'A las ocho están las tiendas cerradas', 'empty shops in town'],
    ['repair_shop', 'Repairs take too long', 'clothes that fit badly'],
    ['repair_shop', 'Hay que dejar la bici dos semanas', 'bikes left unused in a storeroom'],
    ['repair_shop', 'The outboard is knackered', 'good furniture with worn covers'],
    ['crafts', 'Shop dresses are dull: nothing fits', 'gaps that nothing fits'],
    ['real_estate', 'They leave an empty flat between tenants', 'homes left empty for years'],
    ['real_estate', 'El dueño alquila sin contrato escrito', 'contracts copied from the internet'],
    ['logistics', 'The bus never arrives', 'parcels that never arrive'],
    ['cleaning', 'A damp flat smells', 'washing that will not dry indoors'],
    ['retail_shop', 'En Cáceres cerró la última librería infantil', 'trades that are dying out'],
    ['retail_shop', 'en mi calle no queda ninguna frutería', 'things sold out'],
    ['repair_shop', 'te cobran lo que quieren y el coche no queda', 'things sold out'],
    ['repair_shop', 'A mi vecino se lo devolvieron peor', 'purchases that have to go back'],
    ['cleaning', 'Le falló la limpiadora y devolvió 260 €', 'purchases that have to go back'],
    ['cleaning', 'Los dueños se juegan la reseña', 'bad reviews'],
    ['logistics', 'Fletes que rompen todo', 'products that wear out quickly'],
    ['consulting_freelance', 'The builder draws it on the back of a bag', 'scattered data'],
    ['saas', 'They lose track of which poles are on which site', 'scattered data'],
  ])('in %s, «%s» does not say “%s”', (sector, text, pain) => {
    expect(painsOf(text, sector)).not.toContain(pain);
  });

  it.each<[SectorId, string, string]>([
    ['retail_shop', 'Las rosas llegan envueltas en plástico', 'everything wrapped in plastic'],
    ['retail_shop', 'los padres compran cuentos a ciegas por internet', 'buying blind online'],
    ['retail_shop', 'Una maestra devolvió cuatro de seis', 'purchases that have to go back'],
    ['retail_shop', 'En Cáceres cerró la última librería infantil y ya', 'the closure of the last children’s bookshop'],
    ['consulting_freelance', 'They get quoted silly money', 'silly quotes'],
    ['consulting_freelance', 'The builder draws it on the back of a bag', 'drawings scribbled on whatever is to hand'],
    ['consulting_freelance', 'Una caja de zapatos llena de tickets', 'paperwork kept in a box'],
    ['saas', 'They lose track of which poles are on which site', 'kit that goes astray'],
    ['logistics', 'Fletes que rompen todo', 'things that arrive broken'],
    ['cleaning', 'Los dueños se juegan la reseña', 'reviews decided in the few hours between guests'],
    ['construction_trades', 'You ring six electricians before one turns up', 'tradespeople who never turn up'],
    ['retail_shop', 'Toddlers grow out of their clothes', 'clothes soon outgrown'],
    ['repair_shop', 'The driver loses a day of work', 'lost days of work'],
    ['repair_shop', 'El repartidor pierde el día de trabajo', 'lost days of work'],
    ['construction_trades', 'Nadie te da un precio cerrado', 'jobs with no fixed price or date'],
    ['real_estate', 'Rising rents push people out', 'high rents'],
    ['cleaning', 'La lavandería pierde prendas', 'clothes that get lost'],
    ['cleaning', 'Socks go missing at the laundromat', 'clothes that get lost'],
  ])('in %s, «%s» says “%s”', (sector, text, pain) => {
    expect(painsOf(text, sector)).toContain(pain);
  });
});
