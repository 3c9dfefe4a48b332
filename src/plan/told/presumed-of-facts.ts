// What a take of the trade presumes that one look at all the facts shows to be false: who is taught and where, what is made for stock, whether it is open yet.
import type { FactSheet } from '../../facts/fact.ts';
import { hasServed } from '../../facts/has-served.ts';
import { servesAdults } from '../../facts/serves-adults.ts';
import { tellsOf } from '../../facts/tells-of.ts';
import type { Presumed } from './presumed.ts';

const MADE_TO_ORDER =
  /\b(?:encargos?|por encargo|a medida|personaliz\w+|grabad[oa]s?|commission\w*|custom\w*|bespoke|made to (?:order|measure)|personali[sz]\w+|engrav\w+)\b/;
const TEACHES_ONLINE =
  /\b(?:online|en linea|clases en directo|videollamadas?|a distancia|en remoto|live (?:online )?(?:class(?:es)?|lessons?)|zoom|virtual(?:es)?)\b/;
const TEACHES_IN_A_ROOM = /\b(?:aulas?|presencial\w*|classrooms?|in.person|seminarios?)\b/;
const COOKS =
  /\b(?:yo (?:como|soy|sere) (?:la |el )?(?:jef[ea] de cocina|cociner[oa]|chef)|i(?:'m| am|’m| will be)? (?:the )?(?:head )?(?:cook|chef)|i (?:will )?cook|yo cocino|cocino yo)\b/;
const MIDDAY_ONLY =
  /\b(?:(?:de|from) (?:11|12|1)(?:[:.]\d\d)? ?(?:am|pm)? (?:a|to|until|till|-) (?:3|4|15|16)(?:[:.]\d\d)?\b(?! de la manana)|(?:solo|unicamente) (?:almuerzos|comidas|al mediodia)|lunch(?:es)? only|only (?:serve )?lunch)/;

const isOpenAlready = (facts: FactSheet) => hasServed(facts) || facts.takeover?.value === true;

export const PRESUMED_OF_FACTS: readonly Presumed[] = [
  // Records that only a business that trades already can show.
  {
    spoken:
      /\b(?:a month of (?:duty sheets|job sheets|sheets|early pick-ups|rounds)|one month of sheets|(?:three months|two weeks) of (?:diary|their jobs)|month’s (?:diary|log|record)|sheet of one whole week|accounts by month of joining|table by month of arrival|weight of each friday|have been paid for already)\b/,
    isFalseOf: (facts) => !isOpenAlready(facts),
  },
  // Insurers who send patients, where nobody told of any.
  {
    spoken: /\b(?:mutuas?|aseguradoras?|cuadros? medicos?|insurers?|insured)\b/,
    told: /\b(?:mutuas?|aseguradoras?|cuadros? medicos?|obras? sociales?|prepagas?|isapres?|seguros? (?:medicos?|de salud|privados?)|insurers?|(?:health|private|their|medical) insurance|insurance (?:pays|covers|plans?|compan\w+|claims?|patients)|extended (?:health|benefits)|direct.bill\w*|medicare)\b/,
    sectors: ['health_clinic'],
  },
  // Tables outside, and the weather that empties them.
  {
    spoken: /\b(?:terrazas?|sillas apiladas|terrace|outdoor tables|chairs stacked)\b/,
    told: /\b(?:terrazas?|mesas (?:fuera|afuera|en la (?:calle|acera|vereda))|patio|jardin|terrace|outdoor|outside|garden|sidewalk|pavement)\b/,
    sectors: ['cafe_restaurant'],
  },
  {
    spoken: /\b(?:horas muertas|meriendas|dead hours|three afternoons)\b/,
    isFalseOf: (facts) => tellsOf(facts, MIDDAY_ONLY),
    sectors: ['cafe_restaurant'],
  },
  {
    spoken: /\b(?:se marcha quien lleva la cocina|whoever runs the kitchen)\b/,
    isFalseOf: (facts) => tellsOf(facts, COOKS),
    sectors: ['cafe_restaurant'],
  },
  // Children and whoever brings them, where adults come.
  {
    spoken: /\b(?:famil(?:ia|ias|ies|y)|hij[oa]s?|padres|madres|parents?|children|school.age|colegios?|schoolchildren)\b/,
    isFalseOf: servesAdults,
    sectors: ['academy'],
  },
  // A room with chairs, where the classes are on a screen.
  {
    spoken:
      /\b(?:aulas?|sillas|classrooms?|chairs|por pantalla|a distancia|online course|remote session|accidentes de los alumnos|student accident|centro rival|rival centre|pay for the room)\b/,
    isFalseOf: (facts) => tellsOf(facts, TEACHES_ONLINE) && !tellsOf(facts, TEACHES_IN_A_ROOM),
    sectors: ['academy'],
  },
  // Commissions, where what is made is there to be bought.
  {
    spoken:
      /\b(?:encargos?|boceto|dibujo|servilleta|dedicatoria|deja senal|commissions?|commissioned|sketch|napkin|dedication|leave a deposit)\b/,
    isFalseOf: (facts) => !tellsOf(facts, MADE_TO_ORDER),
    sectors: ['crafts'],
  },
  {
    spoken: /\b(?:clases|classes)\b/,
    told: /\b(?:clases|cursos|talleres de|monograficos|classes|courses|workshops for)\b/,
    sectors: ['crafts'],
  },
  {
    spoken: /\b(?:bodas|hoteles|librerias|wedding|hotels?|bookshops?)\b/,
    told: /\b(?:bodas?|hotel(?:es)?|librerias?|weddings?|hotels?|bookshops?|bookstores?)\b/,
    sectors: ['crafts'],
  },
  // A tool by which a firm shares out its own work, where the software does one thing for one kind of business.
  {
    spoken:
      /\b(?:quien lleva que|cuatro versiones|grupo de mensajes|pizarra|dos personas|equipo de ocho|invita a quien|mismo dato|visto por todo el equipo|who is doing what|four versions|message group|whiteboard|two people|team of eight|invite whoever|whole team|licencias por empresa|licences per firm|tres sitios|three places|jefa de almacen|head of the warehouse)\b/,
    told: /\b(?:equipos? de trabajo|tareas|proyectos|turnos|coordin\w+|colabor\w+|tasks|projects|shifts|coordinat\w+|collaborat\w+|rotas?|their teams?)\b/,
    sectors: ['saas'],
  },
];
