import { describe, expect, it } from 'vitest';
import type { FactSheet } from '../../facts/fact.ts';
import { compose } from '../plan-cases-fixture.ts';
import { fact, inSector, RIVALS_TOLD } from '../plan-fixtures.ts';
import { SAMPLE_FACTS } from '../sample-facts.ts';

const told = (competitors: string, rivals: readonly string[]): FactSheet => ({
  ...SAMPLE_FACTS,
  ...fact('competitors', competitors),
  ...fact('rivals', [...rivals]),
});

function versusOf(facts: FactSheet): readonly string[] {
  const page = compose(facts).pages.find(({ id }) => id === 'customer');
  return page?.blocks.flatMap((block) => (block.type === 'list' ? block.items.map(({ es }) => es) : [])) ?? [];
}

describe('against each rival', () => {
  it('stands a sentence of its own, with what was told of it and what the offer sets against that', () => {
    const [arana, mega, mechanic] = versusOf({ ...SAMPLE_FACTS, ...RIVALS_TOLD });
    expect(arana).toMatch(/^\*\*Frente a Ciclos Arana\.\*\*.*rival-1-wait.*al día siguiente/);
    expect(mega).toMatch(/Megadeporte.*una semana.*recogida en el portal o la oficina/);
    expect(mechanic).toMatch(/un mecánico a domicilio.*sin garantía/);
  });

  it('never swaps: no two sentences are the same but for the name', () => {
    for (const rivals of [
      ['Alfa', 'Beta', 'Gama'],
      ['Decathlon', 'Amazon', 'Alfa'],
      ['Decathlon', 'Halfords'],
    ]) {
      const bare = versusOf(told(`${rivals.join(', ')}.`, rivals)).map((text) => text.replace(/\*\*.*?\*\*/, ''));
      expect(new Set(bare).size).toBe(bare.length);
    }
  });

  it('gives each of whom the name alone is known a difference to test or a promise on a point of its own', () => {
    const [alfa, beta] = versusOf(told('Alfa y Beta.', ['Alfa', 'Beta']));
    expect(alfa).toMatch(
      /^\*\*Frente a Alfa\.\*\* Txirrin ofrece .*esa es la diferencia que puede anunciar.*se sabrá si también lo ofrecen/,
    );
    expect(beta).toMatch(/^\*\*Frente a Beta\.\*\*.*hay que anotar.*si allí ya lo hacen igual/);
    expect(`${alfa}${beta}`).not.toMatch(/no se contó nada|de nadie en particular/);
    const many = versusOf(told('Alfa, Beta, Gama y Delta.', ['Alfa', 'Beta', 'Gama', 'Delta']));
    expect(many).toHaveLength(3);
    expect(many[2]).toMatch(/Frente a Gama y Delta/);
  });

  it('proposes how long one will wait where only today’s wait was told, and what breaking it costs', () => {
    const barber = {
      ...inSector(told('Alfa.', ['Alfa']), 'beauty_salon'),
      ...fact('trade', 'barber_shop'),
      ...fact('problem', 'El que va sin cita espera hora y media mirando el móvil.'),
      ...fact('solution', 'Una barbería con dos sillones sin cita.'),
    };
    const line = versusOf(barber).find((one) => one.includes('Falta una promesa')) ?? '';
    expect(line).toMatch(/propone un máximo de \S+ minutos.*price-charged|máximo de …… minutos/);
  });

  it('says of each what its kind cannot do, and of one with a name that a visit will show', () => {
    const [chain, cousin] = versusOf(told('Decathlon y un cuñado.', ['Decathlon']));
    expect(chain).toMatch(/Decathlon.*En una cadena atiende quien esté de turno.*Txirrin.*[Ll]a visita (?:dirá|demuestra)/);
    expect(cousin).toMatch(/cuñado.*no hay a quién reclamar\. (?:En cambio, Txirrin|Por eso este plan)/);
  });

  it('answers the problem told where the offer does not, as a proposal, and takes of a rival what its trade gives to try', () => {
    const cleaning = {
      ...inSector(told('Limpiezas Sol, Doinn y señoras por horas.', ['Limpiezas Sol', 'Doinn']), 'cleaning'),
      ...fact('trade', 'holiday_flat_cleaning'),
      ...fact('problem', 'A una clienta le falló la limpiadora y devolvió 260 €.'),
      ...fact('solution', 'Limpieza de pisos turísticos con ropa de cama y fotos al acabar.'),
    };
    const against = versusOf(cleaning);
    expect(against.find((line) => line.includes('Doinn'))).toMatch(/por internet.*este plan propone un suplente con nombre/);
    expect(against.find((line) => line.includes('Limpiezas Sol'))).toMatch(
      /propone que la diferencia sea esta: (?!un suplente).*sin cobrar.*price-charged.*un presupuesto del mismo piso allí/,
    );
    const school = {
      ...inSector(told('The town hall’s free course, Duolingo and Instituto Cervantes.', ['Duolingo', 'Instituto Cervantes']), 'academy'),
      ...fact('trade', 'language_school'),
      ...fact('problem', 'Half the retired Brits here cannot talk to their doctor. My mum signs forms she cannot read.'),
      ...fact('solution', 'Spanish lessons for grown-ups with no grammar tables and coffee included.'),
    };
    const lines = versusOf(school);
    expect(lines.find((line) => line.includes('Duolingo'))).toMatch(/cada persona se las arregla sola.*la cita con el médico/);
    expect(lines.find((line) => line.includes('Instituto Cervantes'))).toMatch(/un mes sin cobrar.*clase de prueba allí/);
    expect(lines.find((line) => line.includes('no se paga nada'))).toMatch(/por \{\{fig:price-charged\}\} hay que dar algo que allí falte/);
  });

  it('answers each of a kind with an argument of its own, and refers back to none', () => {
    const shop = {
      ...inSector(told('Todostuslibros, Casa del Libro y Amazon.', ['Todostuslibros', 'Casa del Libro', 'Amazon']), 'retail_shop'),
      ...fact('trade', 'bookshop'),
      ...fact('problem', 'Los padres compran cuentos a ciegas por internet.'),
      ...fact('solution', 'Cuentos elegidos por edades y un cuentacuentos cada sábado.'),
    };
    const lines = versusOf(shop);
    expect(lines.find((line) => line.includes('Todostuslibros'))).toMatch(/nadie aconseja/);
    expect(lines.find((line) => line.includes('Amazon'))).toMatch(/no se puede tocar.*cuentacuentos/);
    expect(lines.find((line) => line.includes('Amazon'))).not.toMatch(/[Vv]ale lo dicho|visita/);
    const barber = {
      ...inSector(told('Alfa, Marco Aldany y el peluquero de mi padre.', ['Alfa', 'Marco Aldany']), 'beauty_salon'),
      ...fact('trade', 'barber_shop'),
      ...fact('problem', 'Hay que pedir hora con una semana para cortarse el pelo.'),
      ...fact('solution', 'Una barbería con cita por internet y dos sillones sin cita.'),
    };
    const against = versusOf(barber);
    expect(against.filter((line) => line.includes('sillones sin cita'))).toHaveLength(1);
    expect(against.find((line) => line.includes('peluquero del padre'))).not.toMatch(/por su cuenta/);
  });

  it('proposes nothing in front of an offer that answers the problem', () => {
    const waits = { ...told('Alfa.', ['Alfa']), ...fact('problem', 'Hay que esperar tres semanas para que miren una bici.') };
    expect(versusOf(waits)[0]).not.toMatch(/propone que la diferencia/);
  });

  it('asks again of whoever is booked till a season', () => {
    expect(versusOf(told('Alfa, que tarda cinco semanas y está lleno hasta primavera.', ['Alfa'])).join()).toContain('un mes antes');
  });

  it('grants what a rival does better', () => {
    expect(versusOf(told('Alfa, que es barato.', ['Alfa'])).join()).toMatch(/llevan ventaja en un punto/);
  });

  it('says why anybody pays more than where it was told to cost less, and counters the failing told and no other', () => {
    const [arana, mega, mechanic] = versusOf(SAMPLE_FACTS);
    expect(arana).toMatch(
      /allí tardan .*al día siguiente.*precio aquí es más alto, .*price-charged.*rival-1-price.*esa ventaja es la que lo justifica/,
    );
    expect(mega).toMatch(/una semana/);
    expect(mega).not.toContain('es la que lo justifica');
    expect(mechanic).toMatch(/según se contó, allí trabajan sin garantía.*garantía del arreglo.*más bajo/i);
  });

  it('takes a wait shorter than the own one for no failing, and sells no price or hours to whom a chain gives the same', () => {
    expect(versusOf(told('Alfa, que lo hace en el momento.', ['Alfa'])).join()).not.toMatch(/allí (?:es|tardan) en el momento/);
    const facts = {
      ...told('DFS, people just buy new.', ['DFS']),
      ...fact('solution', 'Tapizo en tres semanas, precio cerrado con una foto, y lo recojo y lo llevo.'),
    };
    expect(versusOf(facts).join()).toMatch(/allí se compra nuevo; en cambio, en Txirrin se conserva/);
    expect(versusOf(facts).join()).not.toMatch(/precio cerrado/);
  });

  it('says the one promise that answers a kind, whoever else it answers, and calls no wait what is told as none', () => {
    const facts = told('Alfa, Beta, YouTube y el polideportivo municipal.', ['Alfa', 'Beta', 'YouTube']);
    const gym = { ...facts, ...fact('sector', 'gym'), ...fact('solution', 'Un estudio de pilates con grupos de ocho.') };
    expect(versusOf(gym).find((line) => line.includes('YouTube'))).toMatch(
      /nadie responde del resultado\. En cambio, \S+ ofrece grupos de ocho/,
    );
    const quick = { ...told('Alfa.', ['Alfa']), ...fact('problem', 'En el barrio te lo hacen en el momento y mal.') };
    expect(versusOf(quick).join()).not.toContain('de la zona se contó');
  });

  it('infers nothing of those who were only named, and asks who it is that people go to today', () => {
    const facts = {
      ...told('Alfa y Beta.', ['Alfa', 'Beta']),
      ...fact('problem', 'En el barrio no hay recogida de la bici en casa. Mi vecina coge el bus hasta el centro solo para eso.'),
      ...fact('solution', 'Recogida de la bici en casa, reparación de noche y precio cerrado de antemano.'),
    };
    const lines = versusOf(facts).join(' ');
    expect(lines).toMatch(
      /Frente a Alfa\.\*\* Se contó que hoy no hay recogida.*pedirlo allí antes de firmar.*Frente a Beta\.\*\* Además de recogida.*otro día/,
    );
    expect(lines).toMatch(/Falta un nombre.*del centro.*vecina/);
    expect(versusOf(told('Alfa y el taller del centro.', ['Alfa'])).join()).not.toContain('Falta un nombre');
  });

  it('sets a team beside whoever works alone', () => {
    const agency = {
      ...told('freelancers', []),
      ...fact('sector', 'agency'),
      ...fact('solution', 'agencia de redes'),
      ...fact('team', 3 as never),
    };
    const lines = versusOf(agency).join();
    expect(lines).toMatch(/no tiene quien le sustituya.*cuenta con \{\{fig:team\}\} personas/);
  });

  it('sets what was told against each, and no proposal while something told is left', () => {
    const facts = {
      ...told('DFS, gente que compra nuevo; Amazon.', ['DFS', 'Amazon']),
      ...fact('solution', 'Tapizo en tres semanas, precio cerrado con una foto, y lo recojo y lo llevo.'),
    };
    const against = versusOf(facts).join(' ');
    expect(against).not.toMatch(/(?:Por eso|diferencia sea esta)[^.]*este plan propone/);
    expect(against).toMatch(/precio cerrado a partir de una foto|recogida con entrega a domicilio/);
  });

  it.each([
    ['Alfa a 45 euros, Beta a 46 euros y Gama a 47 euros.', 'Arreglo bicicletas.'],
    ['Alfa cobra 49 euros, Beta cobra 48 euros, Gama cobra 47 euros.', 'Un taller de bicicletas.'],
    ['Alfa at 45 euros, Beta at 46 euros, Gama at 49 euros.', 'Bike repairs.'],
  ])('pays no difference of price with what is still to be decided: %s', (competitors, solution) => {
    const lines = versusOf({ ...told(competitors, ['Alfa', 'Beta', 'Gama']), ...fact('solution', solution) });
    expect(lines.join('\n')).toMatch(/aquí son \{\{fig:price-charged/);
    for (const line of lines) expect(line).not.toMatch(/(?:justifica la diferencia es que|Además,) este plan propone/);
  });

  it.each(['Alfa cobra 5 euros, Beta cobra 600 euros.', 'Alfa charges 5 euros, Beta charges 600 euros.'])(
    'a price that is no price of the same is held against none: %s',
    (competitors) => {
      const lines = versusOf(told(competitors, ['Alfa', 'Beta'])).join(' ');
      expect(lines).not.toMatch(/fig:price-charged|justifica/);
    },
  );
});
