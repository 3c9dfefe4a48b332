import { describe, expect, it } from 'vitest';
import { fact } from '../plan-fixtures.ts';
import { tellChannelSums, tellChannels } from './tell-channels.ts';

it.each([
  [
    'Door hangers, Google local ads, Nextdoor, yard signs. I figured about 450 a month all in, 250 of it Google, 120 hangers, 80 for Nextdoor and signs.',
    ['Door hangers', 'Google local ads', 'Nextdoor', 'yard signs'],
  ],
  [
    'About half of the new ones come by word of mouth, then Google Maps. Roughly 3 out of 5 people who take the trial lesson stay on.',
    ['word of mouth', 'Google Maps'],
  ],
  ['Instagram; la clase de prueba la pondremos a 10 €. Luego 150 € al mes en publicidad.', ['Instagram', 'la clase de prueba']],
  [
    'Tengo tres reformistas conocidos y dos ya me pasan trabajo, Instagram y cartas en los portales del Zaidín. El año pasado, los fines de semana, ya hice 9 armarios.',
    ['tres reformistas conocidos', 'Instagram', 'cartas en los portales del Zaidín'],
  ],
  ['Four vets, two of them already send me people, and Instagram', ['Four vets', 'Instagram']],
  [
    'a ver, por el Google Maps, y folletos por los portales 40 al mes. Bueno, y el boca a boca',
    ['el Google Maps', 'folletos por los portales', 'el boca a boca'],
  ],
  ['Well, let’s see, Instagram and leaflets', ['Instagram', 'leaflets']],
  ['linkedin y poco más', ['linkedin']],
  ['instagram… no sé qué más', ['instagram']],
  ['insta y buzoneo', ['insta', 'buzoneo']],
  ['Instagram y la ficha de Google. En aplicaciones de reparto no quiero estar.', ['Instagram', 'la ficha de Google']],
  ['el club de corredores. En publicidad no quiero gastar más de 150 euros al mes.', ['el club de corredores']],
  ['Nextdoor and two vets. We will not use delivery apps.', ['Nextdoor', 'two vets']],
  ['fotos y vídeos en Instagram', ['fotos y vídeos en Instagram']],
  ['tarjetas de sellos: el décimo café gratis', ['tarjetas de sellos']],
  ['Instagram, Canopy & Stars and a mailing list.', ['Instagram', 'Canopy & Stars', 'a mailing list']],
  ['Instagram, Bodas.net y las fincas que nos recomiendan.', ['Instagram', 'Bodas.net', 'las fincas que nos recomiendan']],
  ['volantes en los edificios y que prueben gratis el primer kilo', ['volantes en los edificios', 'que prueben gratis el primer kilo']],
  [
    'Instagram, degustación en la puerta del club y que las clientas nos recomienden',
    ['Instagram', 'degustación en la puerta del club', 'que las clientas nos recomienden'],
  ],
  ['Facebook y que la gente corra la voz', ['Facebook', 'que la gente corra la voz']],
  ['Google y carteles en la calle. En eso, 310 € al mes.', ['Google', 'carteles en la calle']],
  ['Instagram, 150 euros al mes', ['Instagram']],
  ['Nextdoor and leaflets, £110 a month for all that', ['Nextdoor', 'leaflets']],
  ['Yapo y Marketplace de Facebook', ['Yapo', 'Marketplace de Facebook']],
  [
    'Instagram y dos veterinarias que me van a recomendar. De dinero no sé, lo que se ocupe',
    ['Instagram', 'dos veterinarias que me van a recomendar'],
  ],
  [
    'el WhatsApp para las citas y un descuento a la que traiga una amiga. Eso me cuesta por ahí 250 mil pesos al mes',
    ['el WhatsApp para las citas', 'un descuento a la que traiga una amiga'],
  ],
  [
    'Nextdoor, yard signs, and $25 off for both when somebody refers a friend. Maybe three hundred bucks a month all in.',
    ['Nextdoor', 'yard signs', '$25 off for both when somebody refers a friend'],
  ],
  ['Instagram y el boca a boca, publicidad no, que no tengo plata', ['Instagram', 'el boca a boca']],
  ['Emails and visits to clinics', ['Emails', 'visits to clinics']],
  ['Volantes, unos trescientos al mes', ['Volantes']],
  ['leaflets, whatever it costs', ['leaflets']],
  ['Instagram 50 euros al mes, folletos 120 euros y la radio local', ['Instagram', 'folletos', 'la radio local']],
  ['ni idea, ya veremos', []],
  ['Google y buzoneo. Ni idea de cuánto gastar, lo normal', ['Google', 'buzoneo']],
  [
    "Not Facebook ads, tried them. Two vets who'll send people, the mums' group and a fiver off for whoever sends a friend",
    ["Two vets who'll send people", "the mums' group", 'a fiver off for whoever sends a friend'],
  ],
  [
    'Booking, qué remedio, aunque se queda un 15. Luego la web propia y el Instagram que lo lleva mi hija, y el boca a boca. Pondría unos 150 euros al mes, no más',
    ['Booking', 'la web propia', 'el Instagram que lo lleva mi hija', 'el boca a boca'],
  ],
  [
    "Instagram mostly, @loscuatesatx, and we'd park at the brewery on Tuesdays. Google Maps too. We can put like 150 bucks a month in and free taco cards for Chuy's coworkers.",
    ['Instagram', 'park at the brewery on Tuesdays', 'Google Maps', "free taco cards for Chuy's coworkers"],
  ],
  [
    'La ficha de Google, y Garazi, la podóloga con la que comparto el local, que me manda a los suyos. También quiero dejar tarjetas en el polideportivo y en dos farmacias. Le puedo meter 60 euros al mes.',
    ['La ficha de Google', 'Garazi, la podóloga con la que comparto el local', 'dejar tarjetas en el polideportivo y en dos farmacias'],
  ],
  [
    'Instagram con videos del antes y después y una pauta de 120 lucas por mes. Más las arquitectas, les doy el 5% de cada obra que me pasan.',
    ['Instagram con videos del antes y después', 'una pauta', 'las arquitectas'],
  ],
  [
    'Facebook groups in BS3, leaflets at the GP surgery and the cafes on North Street. About a hundred and fifty quid a month.',
    ['Facebook groups in BS3', 'leaflets at the GP surgery and the cafes on North Street'],
  ],
  ['TikTok, obvio, y un letrero bonito. Unos cien soles al mes será, ojalá', ['TikTok', 'un letrero bonito']],
  ['Etsy, who take 6.5%, and craft fairs, I suppose', ['Etsy', 'craft fairs']],
  // What one has done already is no way of being found, and who sends people is named without what they said.
  [
    "two vet clinics that know me are gonna send people over, I've been a vet tech at VCA for 7 years. then Instagram and Google Maps",
    ['two vet clinics', 'Instagram', 'Google Maps'],
  ],
  [
    "Google listing and Instagram, and two bridal shops that already said they'd send me people.",
    ['Google listing', 'Instagram', 'two bridal shops'],
  ],
  [
    'Por el escaparate e Instagram. Este otoño ya he tapizado 12 sillas y 3 butacas a conocidos, cobrando. Ah, y ya tengo a 31 personas apuntadas en lista de espera.',
    ['el escaparate', 'Instagram'],
  ],
  [
    'People will find us from the yard signs we leave out front and Nextdoor. I already did 6 yards last year for friends, there are 14 people on a waiting list, and 2 have signed and paid a deposit.',
    ['the yard signs we leave out front', 'Nextdoor'],
  ],
  ["Instagram, and I've already sold 40 candles to friends at work, so that's a head start", ['Instagram']],
])('parts «%s»', (marketing, told) => {
  expect(tellChannels(fact('marketing', marketing))).toEqual(told);
});

it('tells nothing where nothing was said', () => {
  expect(tellChannels({})).toEqual([]);
  expect(tellChannels(fact('marketing', 'no lo sé'))).toEqual([]);
  expect(tellChannels(fact('marketing', 'w'.repeat(4_000)))).toEqual([]);
});

it.each([
  ['Instagram 50 euros al mes, folletos (120 € al mes), un rótulo de 400 € y la radio local', [50, 120, null, null]],
  ['leaflets £40 a month and 10 € off for anyone who brings a friend', [40, null]],
  ['Facebook 2 mil pesos al mes', [2_000]],
  ['una pauta de 120 lucas por mes', [120_000]],
])('keeps with each channel of «%s» what it was told to cost', (marketing, sums) => {
  expect(tellChannelSums(fact('marketing', marketing))).toEqual(sums);
});

it('counts a luca of Peru as one sol', () => {
  expect(tellChannelSums({ ...fact('marketing', 'volantes de 80 lucas al mes'), ...fact('country', 'PE') })).toEqual([80]);
});

it('names who sends people, and no clause', () => {
  const named = (marketing: string) => tellChannels(fact('marketing', marketing));
  expect(named('Nextdoor, and the fabric shop on Abbeydale Road sends people my way already')).toEqual([
    'Nextdoor',
    'the fabric shop on Abbeydale Road',
  ]);
  expect(named('Instagram y la tienda de telas ya me manda gente')).toEqual(['Instagram', 'la tienda de telas']);
  expect(named('carteles, y mi cuñada me recomienda a sus clientas')).toEqual(['carteles', 'mi cuñada']);
  expect(named('Google, my old boss refers clients, the gym next door already recommends us')).toEqual([
    'Google',
    'my old boss',
    'the gym next door',
  ]);
  expect(named('Instagram and two vets who’ve already sent us patients')).toContain('two vets who’ve already sent us patients');
  expect(named('running clubs and coaches who send their athletes')).toContain('coaches who send their athletes');
  expect(named('Instagram y la podóloga que me manda pacientes')).toEqual(['Instagram', 'la podóloga que me manda pacientes']);
});

describe('channels as people tell of them', () => {
  const told = (marketing: string) => tellChannels(fact('marketing', marketing));

  it.each([
    ['Instagram y Google. En publicidad no más de 80 lucas al mes', ['Instagram', 'Google']],
    ['On ads no more than 50 a month, mostly Facebook', ['Facebook']],
    ['En anuncios nada, solo el boca a boca', ['solo el boca a boca']],
    ['Yo voy directo con las directoras, de enero a marzo, con un muestrario', ['Yo voy directo con las directoras, de enero a marzo']],
    ['flyers. There’s a bring-a-friend thing too, they both get a fiver off', ['flyers', 'a bring-a-friend thing']],
    ['Instagram, and past couples', ['Instagram', 'past couples']],
    [
      "Referrals from therapists at St. Luke's, cards at Dr. Patel's, a stall at the Sat. market",
      ["Referrals from therapists at St. Luke's", "cards at Dr. Patel's", 'a stall at the Sat. market'],
    ],
    ['un puesto en el mercado de Sta. Ana, tarjetas en la Av. Colón', ['un puesto en el mercado de Sta. Ana', 'tarjetas en la Av. Colón']],
    ['folletos en la parroquia y convenio con el Ayuntamiento', ['folletos en la parroquia', 'convenio con el Ayuntamiento']],
  ])('%s', (marketing, channels) => {
    expect(told(marketing)).toEqual(channels);
  });

  it('keep the money that a later sentence tells of them', () => {
    const facts = fact('marketing', 'Market booth, Etsy ads. I spend maybe 60 bucks a month on Etsy ads');
    expect([tellChannels(facts), tellChannelSums(facts)]).toEqual([
      ['Market booth', 'Etsy ads'],
      [null, 60],
    ]);
  });
});

it.each([
  ['First of all the newsletter, then Instagram', ['the newsletter', 'Instagram']],
  ['Antes que nada el boletín y luego Instagram', ['el boletín', 'Instagram']],
  ["Instagram, and two bridal shops that already said they'd send me brides", ['Instagram', 'two bridal shops']],
  ["Instagram, flyers, and I've been a vet tech at VCA for 7 years", ['Instagram', 'flyers']],
  ['Instagram y los folletos. Hay 14 personas en la lista de espera con su correo', ['Instagram', 'los folletos']],
  ['Instagram y el escaparate. Este otoño ya he tapizado 12 sillas a conocidos', ['Instagram', 'el escaparate']],
])('a way of getting known is named, and no talk about it: %s', (marketing, channels) => {
  expect(tellChannels(fact('marketing', marketing))).toEqual(channels);
});

it('a sum told after the names goes to the one it names', () => {
  const words = 'Door hangers, Google local ads, Nextdoor. 250 of it Google, 120 hangers.';
  expect(tellChannelSums(fact('marketing', words))).toEqual([120, 250, null]);
});

it.each([
  ['Instagram 60 euros al mes y folletos 40 al mes. He hablado con dos clínicas que me mandan gente, eso gratis', [60, 40, 0]],
  ['Instagram, £60 a month, and two vets who send me people, that’s free', [null, 0]],
  ['Instagram y 3 charlas al mes', [null, null]],
] as const)('%s: what each costs', (marketing, sums) => {
  expect(tellChannelSums(fact('marketing', marketing))).toEqual(sums);
});
