// Wishes about the interview itself: to go back, to change a fact, to finish. Each must be the whole answer.
import type { FactId } from '../../facts/fact.ts';
import type { Reading } from '../interview.ts';

const LONGEST = 90;
const POLITE =
  "(?:por favor|porfa|please|un momento|espera|perdona|perdon|sorry|oye|ok|vale|bueno|no|wait|hold on|quiero|quisiera|querria|me gustaria|puedo|podemos|podrias|puedes|vamos a|hay que|necesito|prefiero|dejame|let me|let us|let's|i want to|i would like to|i'd like to|i need to|can i|can we|could i|could we|can you|could you|ya|now|just)";
const wish = (words: string) => new RegExp(`^(?:${POLITE} )*(?:${words})(?: ${POLITE})*$`);

const BACK = wish(
  '(?:ir |volver |vuelve |volvamos |da |dar )?(?:un paso )?(?:hacia )?(?:atras|para atras)|(?:volver|vuelve|ir|regresar) a la (?:pregunta )?anterior|(?:la )?(?:pregunta )?anterior|retroceder|retrocede|deshacer|deshaz(?:lo)?|(?:go |step |take me )?back|(?:go )?(?:back )?(?:to )?(?:the )?previous(?: question| one)?|undo(?: that)?',
);
const UNDO = wish(
  '(?:que )?(?:deshacer|deshaz|deshaga[sn]?|quita|anula|retira|cancela)(?:lo)?(?: (?:eso|esto|lo ultimo|(?:el|ese|este)(?: ultimo)? cambio|la ultima correccion))?|(?:dej[ae]|vuelve a dejar|vuelve a poner|pon)(?:lo|la|los)?(?: todo)? como estaba(?: antes)?|(?:eso )?(?:estaba|quedaba) bien (?:antes|como estaba)|(?:undo|revert|cancel|scrap|drop)(?: it| that| this| the| my)?(?: last)?(?: change| correction| one)?|(?:put|leave|set|change|turn) (?:it|that|this) back(?: (?:to )?(?:how|as|what|the way) it was(?: before)?)?|(?:leave|keep) (?:it|that) (?:as|how|the way) it was(?: before)?|(?:it|that) was (?:right|fine|ok) (?:before|as it was)',
);
const FINISH = wish(
  "(?:terminar|termina|terminemos|terminamos|acabar|acaba|acabemos|acabamos|finalizar|finaliza|parar aqui|dejarlo aqui|lo dejamos aqui)(?: ya| aqui| la entrevista| con esto| de una vez)*|(?:no (?:quiero|hagas) )?(?:ni una |mas )?preguntas no|no mas preguntas|(?:genera|generar|haz|hazme|escribe|dame)(?: ya)? (?:el|mi) plan(?: ya)?|(?:finish|end|stop)(?: now| here| it| the interview| there)*|(?:i'm|i am|we're) done|no more questions|(?:generate|write|make|give me)(?: me)? (?:the|my) plan(?: now)?",
);

const VERB =
  '(?:cambiar?(?:lo)?|cambio|corregir|corrige|modificar|modifica|rectificar|editar|edita|revisar|volver a|actualizar|change|correct|fix|edit|update|revise|modify|go back to)';
const THE = '(?:el|la|los|las|mi|mis|tu|lo de|lo del|a|al|the|my|our|what i said about)';
const NAMES: readonly (readonly [FactId, string])[] = [
  ['taxIncluded', 'iva|impuesto|impuestos|vat|tax'],
  ['founderPay', 'sueldo|salario|mi sueldo|lo que cobro|pay|own pay|salary'],
  [
    'unitCost',
    'costes?(?: por venta| variable| de cada venta| unitario)?|costos?(?: por venta| variable)?|(?:unit |variable )?costs?(?: per sale)?',
  ],
  ['fixedCosts', 'gastos?(?: fijos?)?(?: al mes)?|costes fijos|costos fijos|fixed costs?|overheads?|running costs'],
  ['price', 'precios?(?: medio)?|tarifas?|cuota|prices?|average price|fee'],
  ['volume', 'ventas?(?: al mes)?|volumen|numero de ventas|sales(?: a month)?|volume|number of sales'],
  ['growth', 'crecimiento|growth'],
  ['investment', 'inversion(?: inicial)?|investment|start-up costs'],
  ['loan', 'prestamo|credito|loan'],
  ['ownFunds', 'ahorros|dinero propio|fondos propios|financiacion|savings|own money|own funds|funding'],
  ['team', 'equipo|personas|empleados|team|people|staff'],
  ['start', 'fecha|apertura|mes|fecha de apertura|fecha de inicio|inicio|date|opening(?: date| month)?|start(?: date| month)?|month'],
  ['name', 'nombre(?: del negocio)?|name'],
  ['city', 'ciudad|lugar|sitio|ubicacion|city|town|place|location'],
  ['country', 'pais|country'],
  ['currency', 'moneda|currency'],
  ['sector', 'sector|tipo de negocio|negocio|trade|kind of business|business'],
  ['problem', 'problema|problem'],
  ['customer', 'clientes?|publico|customers?'],
  ['solution', 'solucion|oferta|propuesta|solution|offer'],
  ['marketing', 'marketing|publicidad|canales|channels|advertising'],
  ['goals', 'objetivos?|metas?|goals?'],
  ['competitors', 'competencia|competidores|competitors|competition'],
];
const CHANGES = NAMES.map(([about, names]) => ({ about, pattern: wish(`${VERB} (?:${THE} ){0,2}(?:${names})`) }));
// A cheap test before the long ones.
const HINT =
  /atras|anterior|retroced|desha[cz]|back|previous|undo|termin|acab|finaliz|parar|dejamos|dejarlo|pregunta|plan\b|finish|end|stop|done|camb|corr|modif|rectif|edit|revis|actualiz|chang|fix|updat|volver|cuadra|demasiado|mucho|poco|poquisimo|barbaridad|tanto|fit|add up|right|much|little/;
const MISFIT = wish(
  "(?:la verdad )?(?:no |pues no )?(?:me |nos )?(?:eso )?no (?:me |nos )?cuadra(?: nada| mucho)?|(?:eso )?(?:es|parece|me parece|son) (?:demasiado|mucho|muy poco|poquisimo|una barbaridad)|no puede ser tanto|(?:that |it )?(?:does ?n[o']t|does not) (?:fit|add up|sound right|look right)|that(?:'s| is) (?:too much|far too much|too little|not right)",
);

const AGREES =
  /^(?:si|sip|claro|vale|ok|okay|yes|yeah|yep|sure)?[ ,]*(?:(?:eso |mas o menos |me |nos |that |it )*(?:cuadra|encaja|fits|sounds (?:right|good|about right)|adds up))(?: mas o menos| bastante| bien)?$|^(?:si|sip|claro|vale|ok|okay|yes|yeah|yep|sure)$/;

/** Whether the answer only agrees with what was said back. */
export function isAgreement(folded: string): boolean {
  return folded.length <= LONGEST && AGREES.test(folded.replace(/[¿?¡!.]+/g, '').trim());
}

/** Whether the answer only takes back what was changed last. */
export function takesBack(folded: string): boolean {
  return folded.length <= LONGEST && UNDO.test(plainWords(folded));
}

/** What the visitor wishes, if the answer is nothing but a wish; `isEchoed`: the month's revenue was just said back. */
export function readWish(folded: string, isEchoed: boolean): Reading | null {
  if (folded.length > LONGEST || !HINT.test(folded) || /\d/.test(folded)) return null;
  const words = plainWords(folded);
  if (BACK.test(words)) return { kind: 'back', facts: [] };
  if (FINISH.test(words)) return { kind: 'finish', facts: [] };
  const change = CHANGES.find(({ pattern }) => pattern.test(words));
  if (change) return { kind: 'change', facts: [], about: change.about };
  return isEchoed && MISFIT.test(words) ? { kind: 'change', facts: [], about: 'volume' } : null;
}

function plainWords(folded: string): string {
  return folded
    .replace(/[^\p{L}'-]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
