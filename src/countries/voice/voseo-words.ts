// Whom Argentina calls «vos»: the imperatives and presents in which the plan speaks to its reader, as they are said there.
import type { CountryCode } from '../country.ts';
import { type LocalWords, word } from './word-pair.ts';

/** Imperatives of verbs in -ar and -er without a change of stem: the accent alone moves. */
const SAME_STEM =
  'acepta acompaña conecta cuida ajusta anota apaga aparta apunta arregla avisa ayuda baja busca cambia carga coloca comenta compara compra cobra ' +
  'confirma consulta contesta contrata copia corta crea cronometra deja delega descansa descarga descarta dibuja dicta dobla encarga ' +
  'enseña ensaya entra entrega entrena envía enchufa escucha espera estrena explica fija firma fotografía graba guarda habla ' +
  'practica hojea instala invita junta llama llega lleva manda marca mira moja monta nombra olvida pacta paga pasa pasea prepara ' +
  'presenta pregunta publica quita rellena repasa reserva revisa rotula saca señala separa tacha termina toca toma ' +
  'trabaja trae usa valora viaja visita vota acerca arma recorre responde lee come aprende conoce vende tumba echa ' +
  'cata suma pesa levanta calcula resta duplica cancela anula aprovecha gasta pega planta anda archiva cede baila camina sella escanea';
/** Those of verbs in -ir. */
const IN_IR =
  'abre acude añade asiste comparte cumple decide define escribe imprime recibe reparte sube suscribe vive une ' +
  'divide reúne exige permite';
/** Those whose stem changes, or that are other verbs there. */
const OTHER_STEM =
  'da:da aprueba:aprobá aparca:estacioná acuerda:acordá cierra:cerrá comprueba:comprobá conduce:manejá consigue:conseguí convierte:convertí corrige:corregí cuelga:colgá cuenta:contá ' +
  'demuestra:demostrá despide:despedí devuelve:devolvé di:decí elige:elegí empieza:empezá encuentra:encontrá ' +
  'escoge:elegí extiende:extendé haz:hacé huele:olé mide:medí mueve:mové muestra:mostrá pide:pedí piensa:pensá pon:poné ' +
  'prueba:probá recoge:retirá repite:repetí repón:reponé resuelve:resolvé sal:salí siente:sentí sienta:sentá sigue:seguí ten:tené ' +
  'juega:jugá oye:oí ve:andá vete:andate ven:vení vuelve:volvé suelta:soltá atiende:atendé bebe:tomá calienta:calentá descuenta:descontá';

const plain = (word: string) =>
  word
    .normalize('NFD')
    .replace(/\u0301/g, '')
    .normalize('NFC');
const ACUTE: Readonly<Record<string, string>> = { a: 'á', e: 'é', i: 'í' };
const stressed = (word: string) => plain(word).replace(/[aei]$/, (vowel) => ACUTE[vowel] ?? vowel);

/** The imperative for «vos» by that for «tú». */
const VOS: ReadonlyMap<string, string> = new Map([
  ...SAME_STEM.split(' ').map((said) => [said, stressed(said)] as const),
  ...IN_IR.split(' ').map((said) => [said, stressed(plain(said).replace(/e$/, 'i'))] as const),
  ...OTHER_STEM.split(' ').map((pair) => pair.split(':') as [string, string]),
]);

const CLITIC = /^(\p{L}+?)(me|te|se|nos|los?|las?|les?)(los?|las?)?$/u;

/** The word as said to «vos» where it is an imperative, with what hangs on it: «pruébalo» is «probalo», «llévatelo» «llevátelo». */
export function toVos(word: string): string | null {
  const said = VOS.get(word);
  if (said !== undefined) return said;
  const [, stem = '', first = '', second = ''] = CLITIC.exec(word) ?? [];
  const base = ALONE.get(plain(stem));
  if (base === undefined) return null;
  return (second === '' ? plain(base) : base) + first + second;
}

/** As it is spelt before a clitic; two are told so only with one, and «ve» never: «velas» are candles. */
const ALONE: ReadonlyMap<string, string> = new Map([
  ...[...VOS].filter(([tu]) => tu !== 've').map(([tu, vos]) => [plain(tu), vos] as const),
  ['queda', 'quedá'],
]);

/** Spelt like a third person or a noun: followed by these they are no imperative. */
const NOT_BEFORE: ReadonlyMap<string, RegExp> = new Map([
  ['abre', /^solo$/],
  ['ayuda', /^(?:una|para)$/],
  ['baja', /^por$/],
  ['cierra', /^antes$/],
  ['compra', /^(?:uno|elaboración|quien)$/],
  ['consulta', /./],
  ['contesta', /^(?:el|una)$/],
  ['cuenta', /^(?:de|con)$/],
  ['da', /./],
  ['descarga', /^completa$/],
  ['empieza', /^(?:en|con)$/],
  ['espera', /^(?:hasta|y)$/],
  ['lleva', /^(?:más|tiempo)$/],
  ['llega', /^(?:a|en)$/],
  ['pasa', /^(?:a|de)$/],
  ['pregunta', /^(?:quien|uno)$/],
  ['sigue', /^(?:el|si)$/],
  ['termina', /^con$/],
  ['ve', /^(?!(?:a|al|un)$)/],
  ['visita', /^abierta$/],
]);

/** «Suma de lo dicho», «reserva del local»: with what it is of behind it, a noun. */
const NOUNS = /^(?:carga|compra|consulta|entrega|firma|marca|pregunta|reserva|resta|suma|toma|visita)$/;

/** Whether the word, at the beginning of a clause and before the next one, bids the reader to do something; alone it is a label. */
export function isImperative(word: string, next: string): boolean {
  if (NOUNS.test(word) && /^del?$/.test(next)) return false;
  if (VOS.has(word)) return next !== '' && !NOT_BEFORE.get(word)?.test(next);
  return toVos(word) !== null;
}

/** Where the reader is called «vos». */
export const isVoseo = (country: CountryCode): boolean => country === 'AR' || country === 'UY';

/** Presents and pronouns, which nothing else is spelt like. */
export const VOS_WORDS: LocalWords = [
  word('tú', 'vos'),
  word('contigo', 'con vos'),
  word('(?<=(?:para|de|a|por|sin|delante de) )ti', 'vos'),
  word('(?<=hora )pasas', 'pasás'),
  word('(?<=(?:ni|ventas) )ganas', 'ganás'),
  word('(?<=lo )sumas', 'sumás'),
  word('(?<=si )juntas', 'juntás'),
  word('(?<=es lo que )entregas', 'entregás'),
  word('(?<=ventas )esperas', 'esperás'),
  word('(?<=y )cuentas con', 'contás con'),
  word('(?<=lo que )cuentas', 'contás'),
  ...(
    'puedes:podés quieres:querés tienes:tenés sabes:sabés cobras:cobrás haces:hacés dices:decís debes:debés vives:vivís recibes:recibís ' +
    'llevas:llevás usas:usás trabajas:trabajás necesitas:necesitás buscas:buscás gastas:gastás abres:abrís sigues:seguís ' +
    'pones:ponés eres:sos hablas:hablás ofreces:ofrecés alquilas:alquilás pagas:pagás vendes:vendés pides:pedís ' +
    'pierdes:perdés arriesgas:arriesgás devuelves:devolvés prefieres:preferís empiezas:empezás aprovechas:aprovechás distingues:distinguís ' +
    'refieres:referís diriges:dirigís nombras:nombrás existes:existís ' +
    'dime:decime dímelo:decímelo cuéntame:contame cuéntalo:contalo dilo:decilo déjalo:dejalo ponlo:ponelo'
  )
    .split(' ')
    .map((pair) => word(...(pair.split(':') as [string, string]))),
];
