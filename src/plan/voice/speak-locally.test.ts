import { describe, expect, it } from 'vitest';
import { compose } from '../plan-cases-fixture.ts';
import { fact, SHEETS } from '../plan-fixtures.ts';
import { textsOf } from '../plan-texts.ts';
import { speakLocally } from './speak-locally.ts';

const SHOP = SHEETS['all said, money missing'] ?? {};

function saidIn(country: 'ES' | 'MX' | 'AR' | 'US' | 'GB', language: 'es' | 'en'): string {
  const plan = compose({ ...SHOP, ...fact('country', country) });
  return textsOf(plan)
    .map(({ text }) => text[language])
    .join('\n');
}

const told = (es: string, en: string, country: 'MX' | 'AR' | 'PE' | 'US' | 'UY' | 'CO' | 'CL' | 'ES', names: readonly string[] = []) =>
  speakLocally([{ id: 'x', title: { es, en }, blocks: [] }], { country, locales: { es: 'es-MX', en: 'en-US' }, names })[0]?.title;

describe('the words of the country', () => {
  it('agree on a day in the United States', () => {
    expect(told('x', 'Agree the price; agree price, size and an agreed day', 'US')?.en).toBe(
      'Agree on the price; agree on price, size and an agreed day',
    );
  });

  it('call an alterations shop and what it sells as an American does', () => {
    expect(told('x', 'A clothes alterations workshop: trouser hems, thread and zips', 'US')?.en).toBe(
      'A clothes alterations shop: pants hems, thread and zippers',
    );
  });

  it('call what the year leaves as a lender of the country does', () => {
    expect(saidIn('US', 'en')).toContain('Net income');
    expect(saidIn('US', 'en')).not.toContain('Net profit');
    expect(saidIn('GB', 'en')).toContain('Net profit');
  });

  it('name the taxes, sick leave, a profession’s register and what is agreed beforehand', () => {
    expect(told('Impuesto de ventas', 'x', 'MX')?.es).toBe('IVA');
    expect(told('Impuesto sobre el beneficio', 'x', 'MX')?.es).toBe('ISR');
    expect(told('Impuesto sobre el beneficio', 'x', 'AR')?.es).toBe('Impuesto a las ganancias');
    expect(told('tres días seguidos de baja; la hoja de baja', 'x', 'US')?.es).toBe('tres días seguidos de incapacidad; la hoja de baja');
    expect(told('busca el número de colegiación', 'x', 'US')?.es).toBe('busca el número de licencia');
    expect(told('título y colegiación a la vista', 'x', 'US')?.es).toBe('título y licencia a la vista');
    expect(told('la colegiación; colegiación de cada profesional', 'x', 'MX')?.es).toBe(
      'la cédula profesional; cédula de cada profesional',
    );
    expect(told('Se pide la colegiación', 'x', 'UY')?.es).toBe('Se pide el registro profesional');
    expect(told('una conservadora apalabrada y los encargos, en nómina', 'x', 'AR')?.es).toBe(
      'una conservadora acordada y los pedidos, en relación de dependencia',
    );
    const ICES = 'un polo, la tarrina y los cucuruchos';
    expect(told(ICES, 'x', 'CL')?.es).toBe('un helado de palito, el pote y los barquillos');
    expect(told(ICES, 'x', 'MX')?.es).toBe('una paleta, el vaso y los conos');
    expect(told(ICES, 'x', 'AR')?.es).toBe('un palito helado, el pote y los cucuruchos');
    expect(told('ese es el listón; el trade mark', 'the trade mark', 'MX')).toEqual({
      es: 'esa es la vara; el trade mark',
      en: 'the trademark',
    });
  });

  it('are those of Latin America there, and nowhere else', () => {
    expect(saidIn('MX', 'es')).toMatch(/FODA/);
    expect(saidIn('MX', 'es')).toMatch(/Estado de resultados/);
    expect(saidIn('MX', 'es')).toMatch(/Utilidad neta[\s\S]*capital contable/);
    expect(told('Los resultados acumulados llevan restados los trámites', 'x', 'MX')?.es).toBe(
      'Las utilidades acumuladas llevan restados los trámites',
    );
    expect(saidIn('AR', 'es')).toMatch(/Resultado neto/);
    expect(saidIn('MX', 'es')).not.toMatch(/DAFO|alquiler|asesoría\b|Inmovilizado/);
    expect(told('Aparcó la furgoneta junto al aparcabicis y pidió dos bocadillos', 'x', 'MX')?.es).toBe(
      'Estacionó la camioneta junto al aparcabicis y pidió dos sándwiches',
    );
    expect(told('Echan de menos la autocaravana del polígono', 'x', 'MX')?.es).toBe('Extrañan la casa rodante del parque industrial');
    expect(saidIn('AR', 'es')).toMatch(/Flujo de caja, mes a mes/);
    expect(saidIn('AR', 'es')).toMatch(/\bcosto\b/);
    expect(saidIn('AR', 'es')).not.toMatch(/\bcostes?\b/);
    expect(saidIn('US', 'es')).toMatch(/FODA/);
    expect(saidIn('US', 'es')).not.toMatch(/DAFO|\bcostes?\b|asesoría\b| fianza/);
    expect(saidIn('ES', 'es')).toMatch(/DAFO[\s\S]*Cuenta de resultados/);
  });

  it('tell a home from a storey, and say nothing there that would make a reader blush', () => {
    const inMexico = (es: string) => told(es, 'x', 'MX')?.es;
    expect(inMexico('El piso está en un cuarto piso y se alquilan dos pisos más arriba')).toBe(
      'El departamento está en un cuarto piso y se alquilan dos pisos más arriba',
    );
    expect(inMexico('Nadie coge el teléfono, y acaba cogiendo la chaqueta')).toBe(
      'Nadie contesta el teléfono, y acaba tomando la chamarra',
    );
    expect(inMexico('Un servicio de fontanería y un fontanero')).toBe('Un servicio de plomería y un plomero');
  });

  it('agree with their articles where the word of the country has another gender', () => {
    const said = (country: 'MX' | 'AR' | 'PE', es: string) => told(es, 'x', country)?.es;
    expect(said('AR', 'Di a qué hora pasas y qué puedes llevar')).toBe('Decí a qué hora pasás y qué podés llevar');
    expect(said('AR', 'Del escaparate a la nevera, con otra talla y una tarta')).toBe(
      'De la vidriera a la heladera, con otro talle y una torta',
    );
    expect(said('MX', 'La nevera, las bombillas y el maletero, en la acera del escaparate')).toBe(
      'El refrigerador, los focos y la cajuela, en la banqueta del aparador',
    );
    expect(said('PE', 'Una ración en el mercadillo de la comarca y el carné de conducir')).toBe(
      'Una porción en el mercado de la región y la licencia de conducir',
    );
  });

  it('call goods, staff, rush hours and quotes as they are called there', () => {
    const said = (country: 'MX' | 'AR' | 'PE', es: string) => told(es, 'x', country)?.es;
    expect(said('AR', 'Género que se acaba en horas punta; solo después, la plantilla')).toBe(
      'Mercadería que se acaba en horas pico; solo después, el personal',
    );
    expect(said('AR', 'Aportación propia')).toBe('Aporte propio');
    expect(said('MX', 'Cuánto es suyo y cuánto de Hacienda')).toBe('Cuánto es suyo y cuánto del SAT');
    expect(said('MX', 'Los presupuestos llegan por horas; un presupuesto por partida, dos presupuestos cerrados')).toBe(
      'Las cotizaciones llegan por horas; una cotización por partida, dos cotizaciones cerradas',
    );
    expect(said('MX', 'Canales y presupuesto: el presupuesto de marketing')).toBe('Canales y presupuesto: el presupuesto de marketing');
    expect(said('MX', 'Una señal que se ve venir; te sobra sitio; se deja una señal')).toBe(
      'Una señal que se ve venir; te sobra lugar; se deja un anticipo',
    );
  });

  it('are spelt as in the United States there, and as in Britain elsewhere', () => {
    expect(told('x', 'A licence for the neighbours; a fortnight of physiotherapy', 'US')?.en).toBe(
      'A license for the neighbors; two weeks of physical therapy',
    );
    expect(told('x', 'Unpasteurised, itemised and disorganised premises; sterilising and optimisation, as promised', 'US')?.en).toBe(
      'Unpasteurized, itemized and disorganized premises; sterilizing and optimization, as promised',
    );
    expect(told('x', 'Two days a fortnight are left free', 'US')?.en).toBe('Two days every two weeks are left free');
    expect(saidIn('US', 'en')).not.toMatch(/neighbour|licence|fortnight|queue\b/i);
  });

  it('leave a city council its name', () => {
    expect(told('x', 'The city council asks the council', 'US')?.en).toBe('The city council asks the city');
  });

  it('call things as an American shop, garage or landlord does', () => {
    const said = (en: string) => told('x', en, 'US')?.en;
    expect(said('Nobody rang; whoever rings finds an engaged line')).toBe('Nobody called; whoever calls finds a busy line');
    expect(said('The phone rings by the till, and an advert offers crisps')).toBe(
      'The phone rings by the register, and an ad offers chips',
    );
    expect(said('An enquiry about enrolment and the first instalment')).toBe('An inquiry about enrollment and the first installment');
    expect(said('A flat tyre outside the flat, a torch in the boot')).toBe('A flat tire outside the apartment, a flashlight in the trunk');
    expect(said('The haulier wants the number plate before the removals firm comes')).toBe(
      'The carrier wants the license plate before the moving company comes',
    );
    expect(said('A physiotherapy practice while a public appointment is far off')).toBe(
      'A physical therapy practice while an appointment is far off',
    );
  });

  it('name whoever sees to speech as the country does', () => {
    const said = (country: 'MX' | 'AR') =>
      textsOf(compose({ ...SHOP, ...fact('sector', 'health_clinic'), ...fact('trade', 'speech_therapy'), ...fact('country', country) }))
        .map(({ text }) => text.es)
        .join('\n');
    expect(said('MX')).toMatch(/consulta de terapia de lenguaje/);
    expect(said('AR')).toMatch(/consulta de fonoaudiología/);
  });

  it('name the money where its sign could be taken for a dollar', () => {
    const said = (country: 'AR' | 'US', currency: 'ARS' | 'USD') =>
      textsOf(compose({ ...SHOP, ...fact('country', country), ...fact('currency', currency) }))
        .map(({ text }) => text.en)
        .join('\n');
    expect(said('AR', 'ARS').match(/in Argentine pesos/g)).toHaveLength(2);
    expect(said('US', 'USD')).not.toMatch(/pesos/);
  });

  it('agree with what the word of the country is', () => {
    expect(told('Una señal pagada vale más', 'x', 'MX')?.es).toBe('Un anticipo pagado vale más');
    expect(told('La hora de recogida y la primera mercancía', 'x', 'AR')?.es).toBe('La hora de retiro y la primera mercadería');
    expect(told('x', 'The authorisation of the premises or its file number', 'US')?.en).toBe('The professional license or its file number');
  });

  it('are the founder’s own for what is paid every month', () => {
    const said = (revenue: string) =>
      textsOf(compose({ ...SHOP, ...fact('sector', 'agency'), ...fact('country', 'MX'), ...fact('revenue', revenue) }))
        .map(({ text }) => text.es)
        .join('\n');
    expect(said('iguala mensual por cliente')).toMatch(/iguala media/);
    expect(said('iguala mensual por cliente')).not.toMatch(/mensualidad media|mensualidades (?:al mes|de cada cliente)/);
    // What a loan costs a month is never the founder's fee.
    expect(said('iguala mensual por cliente')).toMatch(/mensualidad del préstamo/);
    expect(said('iguala mensual por cliente')).not.toMatch(/igualas? (?:del|de un) préstamo|sin igualas|igualas enteras/);
    expect(said('tanto por cliente')).toMatch(/mensualidad media/);
  });

  it('say in Mexico what a loan costs a month, and name a profile as they are named there', () => {
    const said = (es: string) => told(es, 'x', 'MX')?.es;
    expect(said('lo que cobran antes de cuota e impuestos')).toBe('lo que cobran antes de seguridad social e impuestos');
    expect(said('la cuota del préstamo')).toBe('la mensualidad del préstamo');
    expect(said('Nadie firma una cuota al mes')).toBe('Nadie firma una mensualidad');
    expect(said('La ficha de Google y carteles')).toBe('El perfil de Google y carteles');
  });

  it('leave names, figures and quotes alone', () => {
    expect(told('Coche Rojo lleva un coche y {{fig:coche}}', 'x', 'MX', ['Coche Rojo'])?.es).toBe(
      'Coche Rojo lleva un auto y {{fig:coche}}',
    );
    expect(told('Pregunta a la asesoría por el alquiler', 'x', 'MX')?.es).toBe('Pregunta al contador por la renta');
  });
});

it('what is paid ahead, and where one climbs, have the word of the country; a sign and a signal stay', () => {
  const localised = (country: 'US' | 'AR' | 'ES' | 'CO', es: string) => told(es, 'x', country)?.es;
  const deposit = 'se mira la señal, una señal ya cobrada; un vehículo sin señal durante media hora';
  expect(localised('US', deposit)).toBe('se mira el anticipo, un anticipo ya cobrado; un vehículo sin señal durante media hora');
  expect(localised('AR', deposit)).toBe('se mira la seña, una seña ya cobrada; un vehículo sin señal durante media hora');
  expect(localised('ES', deposit)).toBe(deposit);
  expect(localised('CO', 'los abonos de los rocódromos, apuntados')).toBe('los abonos de los muros de escalada, anotados');
});
