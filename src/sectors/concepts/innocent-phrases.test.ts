import { describe, expect, it } from 'vitest';
import type { SectorId } from '../sector.ts';
import type { ConceptKind } from './concept.ts';
import { findConcepts } from './find-concepts.ts';

const PROBLEM: readonly ConceptKind[] = ['pain', 'offer', 'edge'];
const OFFER: readonly ConceptKind[] = ['offer', 'edge'];
const BUYERS: readonly ConceptKind[] = ['customer'];
const RIVALS: readonly ConceptKind[] = ['pain', 'alternative', 'offer', 'edge'];

const told = (text: string, sector: SectorId, kinds: readonly ConceptKind[]) => findConcepts(text, sector, kinds).map(({ en }) => en);

const INNOCENT: readonly (readonly [string, SectorId, readonly ConceptKind[], string])[] = [
  ['Las clases acaban a las cinco y los abuelos los recogen.', 'academy', PROBLEM, 'things sold out'],
  ['Llevo aquí toda la vida y sé quién es quién.', 'retail_shop', OFFER, 'traditional methods'],
  ['Nos pasó toda la vida lo mismo.', 'ecommerce', PROBLEM, 'traditional methods'],
  ['No saben a nada y cuestan un dineral.', 'food_truck', RIVALS, 'not being able to swim'],
  ['El té de la esquina no sabe a nada.', 'cafe_restaurant', RIVALS, 'not being able to swim'],
  ['Hacemos la manicura y la pedicura.', 'beauty_salon', OFFER, 'in-house production'],
  ['They come out tired after the shift.', 'cafe_restaurant', PROBLEM, 'service at the customer’s door'],
  ['Lads teach it in Aldi car parks.', 'academy', RIVALS, 'the supermarket'],
  ['To be honest I am not sure yet.', 'consulting_freelance', OFFER, 'honest advice'],
  ['Centra, with its Frank and Honest machine, all one.', 'cafe_restaurant', OFFER, 'honest advice'],
  ['Tela probada contra la transparencia.', 'retail_shop', OFFER, 'honest advice'],
  ['With its coffee machine, all one.', 'cafe_restaurant', OFFER, 'everything in one place'],
  ['Terminan en clases donde nadie los mira.', 'gym', PROBLEM, 'the comfort of nobody watching'],
  ['Si te soy sincero, somos dos.', 'agency', OFFER, 'honest advice'],
  ['The high street salons only do straight hair.', 'beauty_salon', RIVALS, 'a single speciality'],
  ['It all goes to the charity shop in the end.', 'retail_shop', PROBLEM, 'donation of what is still good'],
  ['Le compra un regalo al novio.', 'event_services', BUYERS, 'couples planning a wedding'],
  ['Mujeres de Santiago de los Caballeros.', 'beauty_salon', BUYERS, 'men'],
  ['The dog walkers on the beach.', 'cafe_restaurant', BUYERS, 'hikers'],
  ['Anyone with a boat in the marina.', 'repair_shop', BUYERS, 'people of all ages'],
  ['Parejas con muebles heredados de los abuelos.', 'repair_shop', BUYERS, 'grandparents'],
  ['Grandparents who want a present.', 'event_services', BUYERS, 'grandparents with grandchildren'],
  ['Adultos mayores recién operados.', 'health_clinic', BUYERS, 'older people who live alone'],
  ['They sting you for the digital files.', 'event_services', RIVALS, 'all image files included'],
  ['Tienes que dejar al perro toda la tarde.', 'beauty_salon', RIVALS, 'nobody to leave the dog with'],
  ['Una academia en La Laguna.', 'academy', PROBLEM, 'weak foundations'],
  ['Queda a una hora en camión.', 'academy', RIVALS, 'lorry or bus licences'],
  ['After class there is mate y charla.', 'gym', OFFER, 'public talks'],
  ['You send a photo of the missing piece.', 'retail_shop', OFFER, 'photos sent to each customer'],
  ['A mi vecina le robaron cuatro días de trabajo esperando.', 'repair_shop', PROBLEM, 'fear of theft'],
  ['Te la reparo en casa y la arreglo en el día.', 'repair_shop', OFFER, 'same-day garment alterations'],
  ['They all open at the same time, all the same day.', 'retail_shop', PROBLEM, 'little choice'],
];

describe('a phrase that only sounds like something said', () => {
  it.each(INNOCENT)('%s', (text, sector, kinds, never) => {
    expect(told(text, sector, kinds)).not.toContain(never);
  });
});

const MEANT: readonly (readonly [string, SectorId, readonly ConceptKind[], string])[] = [
  ['A mi vecina le robaron la bici en el portal.', 'repair_shop', PROBLEM, 'fear of theft'],
  ['Te la reparo en casa y la arreglo en el día.', 'repair_shop', OFFER, 'same-day repairs'],
  ['A las doce ya se agotan los molletes.', 'retail_shop', PROBLEM, 'things sold out'],
  ['Many kids there cannot swim.', 'academy', PROBLEM, 'not being able to swim'],
  ['Hacemos pan con recetas de toda la vida.', 'food_manufacturing', OFFER, 'traditional methods'],
  ['Salons here do not know curly hair.', 'beauty_salon', PROBLEM, 'curly hair that few salons can handle'],
  ['Mi madre no puede llevar al perro a cortarle el pelo.', 'beauty_salon', PROBLEM, 'older owners who cannot take the dog to the groomer'],
  ['Older members feel out of place.', 'gym', PROBLEM, 'feeling out of place at the gym'],
  ['Les da miedo lastimarse con las pesas.', 'gym', PROBLEM, 'fear of getting hurt'],
  ['She is too scared to drive on the motorway.', 'academy', PROBLEM, 'fear of driving'],
  ['Aquí ninguna guardería abre antes de las ocho.', 'academy', PROBLEM, 'nurseries that open after the shift starts'],
  ['Half of them have just a Facebook page.', 'agency', PROBLEM, 'poor websites or only a Facebook page'],
  ['Book by phone or call in.', 'beauty_salon', OFFER, 'booking by phone'],
  ['Turnos por WhatsApp hasta la noche.', 'health_clinic', OFFER, 'booking by WhatsApp'],
  ['Están solo con app y mi padre no se aclara.', 'beauty_salon', RIVALS, 'businesses that only take bookings by app'],
  ['There is no app to install.', 'saas', OFFER, 'no app to install'],
];

describe('what those in care, teaching and services say', () => {
  it.each(MEANT)('%s', (text, sector, kinds, meant) => {
    expect(told(text, sector, kinds)).toContain(meant);
  });
});

it('what is lent, who comes home and how often somebody comes promise nothing else', () => {
  expect(told('We lend you the jars for free.', 'retail_shop', OFFER)).toEqual(['jars lent free of charge']);
  expect(told('They come home to a tired dog.', 'beauty_salon', OFFER)).not.toContain('home visits');
  expect(told('Households with children; I’d expect a regular to pop in every ten days.', 'retail_shop', ['customer'])).toEqual([
    'families with children',
  ]);
});
