import { expect, it } from 'vitest';
import type { FactSheet } from '../../facts/fact.ts';
import { SECTOR_IDS } from '../../sectors/sector.ts';
import { sectorOf } from '../../sectors/sectors.ts';
import { fact } from '../plan-fixtures.ts';
import { gatherQuotes } from '../told/gather-quotes.ts';
import { findShowcase, nameChannels, shareChannels } from './gather-channels.ts';
import { shareBudget } from './share-budget.ts';

function channelsOf(marketing: string | null, sector: (typeof SECTOR_IDS)[number], language: 'es' | 'en' = 'es') {
  const facts: FactSheet = marketing === null ? {} : fact('marketing', marketing);
  return nameChannels(shareChannels(facts, sectorOf(sector)), gatherQuotes(facts, language));
}

it('gives the largest shares to the channels that were named, in their order', () => {
  const channels = channelsOf('boca a boca y Nextdoor', 'retail_shop');
  expect(channels.slice(0, 3).map(({ name, isNamed }) => [name.en, isNamed])).toEqual([
    ['word of mouth', true],
    ['Nextdoor', true],
    ['Google profile with reviews', false],
  ]);
  const shares = channels.map(({ share }) => share);
  expect(shares).toEqual([...shares].sort((a, b) => b - a));
});

it('keeps what no list knows in the founder’s words, and tells it natively in the other edition', () => {
  const channels = channelsOf('Running clubs, race expos, coaches who send their athletes.', 'health_clinic', 'en');
  expect(channels.slice(0, 3).map(({ name, kind }) => [name.es, name.en, kind])).toEqual([
    ['clubes de corredores', '{{quote:channel-1}}', 'partners'],
    ['ferias de carreras', '{{quote:channel-2}}', 'events'],
    ['entrenadores que mandan a sus atletas', '{{quote:channel-3}}', 'partners'],
  ]);
  expect(channels).toHaveLength(3);
});

it('leaves the trade’s own where nobody named any, none twice, four at least', () => {
  for (const sector of SECTOR_IDS) {
    const channels = channelsOf(null, sector);
    expect([sector, channels.length]).toEqual([sector, 4]);
    expect(new Set(channels.map(({ name }) => name.es)).size).toBe(4);
  }
  expect(channelsOf('Instagram', 'beauty_salon').filter(({ name }) => /instagram/i.test(name.en))).toHaveLength(1);
});

it('knows of every usual channel how it works', () => {
  const unknown = SECTOR_IDS.flatMap((sector) => channelsOf(null, sector).flatMap(({ kind, name }) => (kind === 'other' ? [name.en] : [])));
  expect(unknown).toEqual([]);
});

it('invites to look where there is something to see, never through a deal with somebody', () => {
  expect(findShowcase(channelsOf(null, 'food_truck'))?.name.en).toMatch(/^Instagram/);
  expect(findShowcase(channelsOf('acuerdos con veterinarios y un cartel', 'retail_shop'))?.name.es).toMatch(/cartel/);
  for (const sector of SECTOR_IDS) expect(findShowcase(channelsOf(null, sector))).toBeDefined();
});

it('meets buyers where they are: kitchens and shops are called on between services, and nobody looks for them on LinkedIn', () => {
  const namesFor = (customer: string, sector: (typeof SECTOR_IDS)[number]) =>
    shareChannels(fact('customer', customer), sectorOf(sector)).map(({ known }) => known?.es ?? '');
  expect(namesFor('restaurantes y cafés nuevos', 'agency')[0]).toContain('visitas entre servicios');
  expect(namesFor('restaurantes y cafés nuevos', 'agency').join()).not.toMatch(/LinkedIn|[Ii]mprentas|polígono/);
  expect(namesFor('Gourmet shops and delis', 'consulting_freelance').join()).toContain('tenderos');
  expect(namesFor('vecinos del barrio', 'agency').join()).not.toContain('LinkedIn');
  expect(namesFor('pymes de la zona', 'agency')).toContain('LinkedIn del equipo');
});

it('names in both languages the street that was named', () => {
  const channels = channelsOf('the fabric shop on Abbeydale Road sends people my way already', 'repair_shop', 'en');
  expect(channels[0]?.name.es).toMatch(/^comercios de la zona \(Abbeydale Road\)$/);
});

it('takes a scheme for whoever brings somebody for word of mouth, and whoever recommends for a partner, never for a sign', () => {
  const kinds = (marketing: string) =>
    shareChannels(fact('marketing', marketing), sectorOf('ecommerce')).map(({ kind, isReward }) => [kind, isReward]);
  expect(kinds('un descuento a la que traiga una amiga')[0]).toEqual(['mouth', true]);
  expect(kinds('un cambio de aceite gratis al que me traiga a dos compañeros')[0]).toEqual(['mouth', true]);
  expect(kinds('$25 off for both when somebody refers a friend')[0]).toEqual(['mouth', true]);
  expect(kinds('dos veterinarias que me van a recomendar')[0]).toEqual(['partners', false]);
  expect(kinds('dos bares que van a poner mi pan')[0]).toEqual(['partners', false]);
});

it('takes a part of each sale for what it is, and whoever sends their own people for a partner', () => {
  const told = (marketing: string) => shareChannels(fact('marketing', marketing), sectorOf('health_clinic'));
  const [booking, web] = told('Booking, qué remedio, aunque se queda un 15, y la web propia');
  expect([booking?.kind, booking?.isOnCommission, booking?.commission, web?.isOnCommission]).toEqual(['portal', true, 15, false]);
  const [architects] = told('las arquitectas, les doy el 5% de cada obra que me pasan');
  expect([architects?.kind, architects?.commission]).toEqual(['partners', 5]);
  const [friend] = told('Garazi, con quien comparto el local, que me manda a los suyos');
  expect(friend?.kind).toBe('partners');
  expect(told('10 % de descuento a quien traiga a un amigo')[0]?.commission).toBeNull();
});

it('puts what lies on a café’s counter into no letterbox, and calls a café no hotel', () => {
  const names = (marketing: string) => channelsOf(marketing, 'gym', 'en').map(({ name }) => name.es);
  expect(names('leaflets at the GP surgery and the cafes on North Street')[0]).toMatch(/^folletos/);
  expect(shareChannels(fact('marketing', 'un letrero bonito'), sectorOf('retail_shop'))[0]?.kind).toBe('front');
  expect(names('the cafes on the square').join()).not.toMatch(/hotel|salas/i);
});

it('keeps in the other edition what a channel was told to be, where both languages have a word for it, and calls the rest by its kind', () => {
  const english = (marketing: string) => channelsOf(marketing, 'repair_shop').map(({ name }) => name.en);
  expect(english('carteles en los aparcabicis, el grupo de familias del colegio y la radio').slice(0, 2)).toEqual([
    'posters at bike racks',
    'the school families’ group',
  ]);
  expect(english('convenio con la veterinaria de la esquina, volantes en el parque y charlas en la parroquia')).toEqual([
    'a vet',
    'leaflets in the park',
    'talks at church',
  ]);
  expect(english('carteles en la tapia de mi primo')[0]).toBe('posters');
  // Two places, and neither alone would say it.
  expect(english('carteles en los gimnasios y las bibliotecas')[0]).toBe('posters');
});

it('reaches no more than the few there are, or than belong to one closed group', () => {
  const limits = (marketing: string, customer: string) =>
    shareChannels({ ...fact('marketing', marketing), ...fact('customer', customer) }, sectorOf('repair_shop'))
      .filter(({ isNamed }) => isNamed)
      .map(({ reachable }) => reachable);
  const cyclists = 'Gente que va en bici al trabajo y tres empresas con aparcabicis propio';
  expect(limits('visitas a las empresas', cyclists)).toEqual([3]);
  expect(limits('visits to five small firms', 'commuters')).toEqual([5]);
  expect(limits('visitas a empresas', 'gente que va en bici y empresas de la zona')).toEqual([null]);
  expect(limits('visitas a las empresas', 'las 80 empresas del polígono')).toEqual([null]);
  expect(limits('el grupo de familias del colegio', cyclists)).toEqual([300]);
  expect(limits('grupos de vecinos en Facebook', cyclists)).toEqual([null]);
  expect(limits('the newsletter to our backers, there are 143 of them', cyclists)[0]).toBe(143);
  expect(limits('un correo a los 90 suscriptores de la lista', cyclists)).toEqual([90]);
  expect(limits('a monthly newsletter', cyclists)).toEqual([null]);
});

it('tells those who send work already from a sign on the own door, and puts no money on them', () => {
  const told = {
    ...fact('customer', 'Parejas de Ruzafa, y dos interioristas que ya me pasan encargos cada mes'),
    ...fact('marketing', 'Instagram, Wallapop, las dos interioristas y un cartel en la puerta del taller. 120 euros al mes'),
  };
  const channels = shareChannels(told, sectorOf('repair_shop'));
  expect(channels.map(({ kind }) => kind)).toEqual(['social', 'portal', 'partners', 'front']);
  expect(channels.map(({ isSending }) => isSending)).toEqual([false, false, true, false]);
  expect(channels[2]?.many).toBe(2);
  // What is sold on a site takes no fee by the month.
  expect(channels[1]?.isOnCommission).toBe(true);
  expect(shareBudget(120, channels).slice(1, 3)).toEqual([0, 0]);
});

it('takes a referral from whoever serves the same people for no recommendation of those who bought', () => {
  const channels = (marketing: string) => shareChannels(fact('marketing', marketing), sectorOf('cleaning'));
  const told = channels("Referrals from occupational therapists at St. Luke's, a booth at the senior center, Nextdoor and Google");
  expect(told.slice(0, 4).map(({ kind, known }) => `${kind}: ${known?.es}`)).toEqual([
    'partners: terapeutas ocupacionales',
    'events: puesto en el centro de mayores',
    'groups: Nextdoor',
    'search: búsquedas en Google',
  ]);
  expect(channels('recomendación de los fontaneros con los que trabajo')[0]).toMatchObject({ kind: 'partners', known: { en: 'plumbers' } });
  expect(channels('recomendaciones de mis clientas')[0]?.kind).toBe('mouth');
  expect(channels('referrals from past customers')[0]?.kind).toBe('mouth');
});

it('tells where a notice board hangs, which papers they are and what stands on a site', () => {
  const told = (said: string, language: 'es' | 'en') =>
    channelsOf(said, 'consulting_freelance', language)
      .slice(0, 2)
      .map(({ name }) => name[language === 'es' ? 'en' : 'es']);
  expect(told('Notice boards in the clubs and the English papers', 'en')).toEqual([
    'tablones de anuncios en los clubes',
    'la prensa en inglés',
  ]);
  expect(told('Site boards', 'en')[0]).toBe('carteles de obra');
  expect(told('Carteles de obra y la prensa local', 'es')).toEqual(['site boards', 'local newspapers']);
});

it('keeps the name of a site in both editions, and that builders owe a favour', () => {
  const channels = channelsOf('Site boards, Houzz, and builders who owe me a favour.', 'consulting_freelance', 'en');
  expect(channels.slice(0, 3).map(({ name }) => name.es)).toEqual(['carteles de obra', 'Houzz', 'constructores que deben un favor']);
});

it('takes agencies that a goal counts for customers to call on, and others for those who pass on the name', () => {
  const facts = {
    ...fact('marketing', 'Grupos de anfitriones y agencias de gestión'),
    ...fact('goals', 'Cero quejas y dos agencias grandes'),
  };
  expect(shareChannels(facts, sectorOf('cleaning'))[1]).toMatchObject({
    kind: 'visits',
    reachable: 2,
    known: { en: 'management agencies' },
  });
  expect(shareChannels({ ...facts, ...fact('goals', 'Cero quejas') }, sectorOf('cleaning'))[1]).toMatchObject({ kind: 'partners' });
});
