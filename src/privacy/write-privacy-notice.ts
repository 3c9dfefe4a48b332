// The privacy notice, made from how the site is set up: change a setting and the notice says so.
import type { Bilingual } from '../language/language.ts';
import { LANGUAGE_COOKIE } from '../language/language-choice.ts';
import { type KeptElsewhere, writeKeepers } from './write-keepers.ts';

/** What the notice depends on. */
export interface NoticeFacts {
  /** Who runs the site; null where it was not said, which only a private site may leave so. */
  readonly controller: { readonly name: string | null; readonly address: string | null; readonly email: string | null };
  readonly retentionDays: number;
  readonly retentionDaysPaid: number;
  readonly isHttps: boolean;
  readonly takesPayments: boolean;
  /** The provider of a language model that answers are sent to; null when nothing leaves the server. */
  readonly modelProvider: string | null;
  readonly keptElsewhere: KeptElsewhere;
}

export interface NoticeSection {
  /** The fragment one links to. */
  readonly id: string;
  readonly title: Bilingual;
  readonly paragraphs: readonly Bilingual[];
}

/** What article 13 of the GDPR and article 11 of the Spanish LOPDGDD ask for, in the order people ask it. */
export function writePrivacyNotice(facts: NoticeFacts): readonly NoticeSection[] {
  return [
    { id: 'who', title: { es: 'Quién responde', en: 'Who is responsible' }, paragraphs: writeController(facts) },
    { id: 'what', title: { es: 'Qué se guarda', en: 'What is kept' }, paragraphs: writeKept(facts) },
    { id: 'why', title: { es: 'Para qué', en: 'What for' }, paragraphs: writePurposes(facts) },
    { id: 'recipients', title: { es: 'Quién más lo ve', en: 'Who else sees it' }, paragraphs: writeRecipients(facts) },
    { id: 'how-long', title: { es: 'Cuánto tiempo', en: 'For how long' }, paragraphs: writeRetention(facts) },
    { id: 'cookies', title: { es: 'Cookies', en: 'Cookies' }, paragraphs: writeCookies(facts) },
    { id: 'rights', title: { es: 'Tus derechos', en: 'Your rights' }, paragraphs: writeRights(facts) },
  ];
}

const AUTOMATED: Bilingual = {
  es: 'Aquí pregunta un asistente automático: no hay nadie escribiendo al otro lado.',
  en: 'An automated assistant asks the questions: nobody is typing at the other end.',
};

function writeController({ controller: { name, address, email } }: NoticeFacts): Bilingual[] {
  if (name === null) {
    return [
      { es: 'Responde de estos datos quien publica este sitio.', en: 'Whoever runs this site is responsible for the data.' },
      AUTOMATED,
    ];
  }
  const place = address === null ? '' : `, ${address}`;
  const reach: Bilingual[] =
    email === null
      ? []
      : [{ es: `Para cualquier asunto sobre tus datos, escribe a ${email}.`, en: `For anything about your data, write to ${email}.` }];
  return [{ es: `Responde de estos datos: ${name}${place}.`, en: `Responsible for this data: ${name}${place}.` }, ...reach, AUTOMATED];
}

function writeKept({ takesPayments }: NoticeFacts): Bilingual[] {
  return [
    {
      es: 'Tus respuestas, los datos que se leen en ellas, el plan y sus documentos, el idioma y las horas de la entrevista.',
      en: 'Your answers, the facts read from them, the plan and its documents, the language, and the times of the interview.',
    },
    {
      es: 'No hace falta tu nombre ni tu correo. No escribas datos personales de otras personas: el plan no los necesita.',
      en: 'Neither your name nor your e-mail is needed. Please leave out other people’s personal data: the plan has no use for it.',
    },
    ...(takesPayments
      ? [
          {
            es: 'Si pagas, se guardan el número del pago, el importe, la fecha, su estado, lo que aceptaste al pagar y, si desistes, cuándo. Los datos de la tarjeta van directos a Stripe y no pasan por aquí.',
            en: 'If you pay, the number of the payment, its amount, date and state are kept, with what you agreed to on paying and, if you withdraw, when. Card details go straight to Stripe and never pass through here.',
          },
        ]
      : []),
    {
      es: 'En el registro del servidor queda qué clase de página se pidió, cuándo y cuánto tardó; ni tu dirección IP ni lo que escribes. Para frenar abusos se cuentan las peticiones de cada dirección, durante un día como mucho, y luego se olvidan.',
      en: 'The server’s log holds which kind of page was asked for, when, and how long it took; not your IP address, nor what you write. To hold off abuse, the requests from each address are counted, for a day at most, and then forgotten.',
    },
  ];
}

function writePurposes({ takesPayments }: NoticeFacts): Bilingual[] {
  return [
    {
      es: 'Para escribir el plan que pides: es lo necesario para darte el servicio (artículo 6.1.b del RGPD). Contestar es voluntario, pero sin respuestas no hay plan.',
      en: 'To write the plan you ask for: it is what the service needs (article 6(1)(b) of the GDPR). Answering is up to you, but without answers there is no plan.',
    },
    ...(takesPayments
      ? [
          {
            es: 'El registro de los pagos lo exigen las leyes mercantiles y fiscales (artículo 6.1.c).',
            en: 'The record of payments is required by commercial and tax law (article 6(1)(c)).',
          },
        ]
      : []),
    {
      es: 'El registro del servidor y los límites contra abusos protegen el servicio, que es un interés legítimo (artículo 6.1.f).',
      en: 'The server’s log and the limits on abuse protect the service, which is a legitimate interest (article 6(1)(f)).',
    },
    {
      es: 'Ninguna decisión sobre ti se toma de forma automática, y no se hace ningún perfil. El plan es un documento que tú usas como quieras.',
      en: 'No decision about you is made automatically, and no profile is drawn. The plan is a document for you to use as you like.',
    },
  ];
}

function writeRecipients({ takesPayments, modelProvider, keptElsewhere }: NoticeFacts): Bilingual[] {
  const model: Bilingual =
    modelProvider === null
      ? {
          es: 'No se usa ningún modelo de inteligencia artificial externo: el plan lo calcula y lo escribe el propio programa de este sitio.',
          en: 'No external artificial intelligence model is used: the plan is worked out and written by this site’s own program.',
        }
      : {
          es: `Para entender las respuestas, formular alguna pregunta, traducirlas y mejorar la redacción, se envían a ${modelProvider}, que trata los datos por encargo. Las cifras las calcula el programa de este sitio. Si el proveedor está fuera del Espacio Económico Europeo, la transferencia se apoya en las garantías del capítulo V del RGPD; pide una copia en el contacto de arriba.`,
          en: `To understand answers, word a question now and then, translate them and improve the wording, answers are sent to ${modelProvider}, which processes them on our behalf. Figures are worked out by this site’s own program. If the provider is outside the European Economic Area, the transfer rests on the safeguards of chapter V of the GDPR; ask for a copy at the contact above.`,
        };
  return [
    model,
    ...(takesPayments
      ? [
          {
            es: 'El pago lo cobra Stripe, que recibe los datos de la tarjeta, el importe y el número del plan, nunca tus respuestas. Solo interviene en la página de pago. Puede tratar datos en Estados Unidos con las garantías del capítulo V del RGPD.',
            en: 'Stripe takes the payment. It receives the card details, the amount and the number of the plan, never your answers, and only on the payment page. It may process data in the United States under the safeguards of chapter V of the GDPR.',
          },
        ]
      : [
          {
            es: 'Los planes son gratis y no se pide ninguna tarjeta: no hay datos de pago.',
            en: 'Plans are free and no card is asked for: there is no payment data.',
          },
        ]),
    {
      es: 'Si creas un enlace privado, quien lo tenga puede leer tu entrevista y descargar tu plan; puedes anularlo cuando quieras.',
      en: 'If you create a private link, whoever has it can read your interview and download your plan; you can cancel it at any time.',
    },
    ...writeKeepers(keptElsewhere),
    {
      es: 'Quien aloja este servidor trata los datos por encargo de quien responde de ellos. No se venden ni se ceden a nadie, y no hay analítica, anuncios ni tipos de letra traídos de otros sitios.',
      en: 'Whoever hosts this server processes the data on behalf of the one responsible. It is neither sold nor passed on, and there are no analytics, advertisements or fonts fetched from elsewhere.',
    },
  ];
}

function writeRetention({ retentionDays, retentionDaysPaid, takesPayments }: NoticeFacts): Bilingual[] {
  const [free, paid] = [days(retentionDays), days(retentionDaysPaid)];
  return [
    {
      es: `Respuestas, plan y documentos se borran solos ${free.es} después de tu última respuesta${takesPayments ? `; si el plan está pagado, ${paid.es} después` : ''}. El servidor lo comprueba cada hora.`,
      en: `Answers, plan and documents are deleted by themselves ${free.en} after your last answer${takesPayments ? `, or ${paid.en} after it if the plan is paid for` : ''}. The server checks every hour.`,
    },
    {
      es: 'Puedes borrarlos antes: el enlace está bajo la conversación, actúa en el acto y te da un recibo, que no contiene nada tuyo.',
      en: 'You can erase them sooner: the link stands under the conversation, acts at once and gives you a receipt, which holds nothing of yours.',
    },
    ...(takesPayments
      ? [
          {
            es: 'El registro de un pago, con lo que aceptaste al pagar y tu desistimiento si lo hubo, se conserva seis años desde el final del año en que pagaste, sin respuestas, aunque borres lo demás: lo pide el Código de Comercio. Después se borra solo.',
            en: 'The record of a payment, with what you agreed to on paying and your withdrawal if there was one, is kept for six years from the end of the year you paid in, without answers, even if you erase the rest: Spanish commercial law asks for it. It is then deleted by itself.',
          },
        ]
      : []),
  ];
}

function writeCookies({ isHttps, takesPayments }: NoticeFacts): Bilingual[] {
  const name = isHttps ? '__Host-trama' : 'trama';
  return [
    {
      es: `Dos, propias. «${name}» dura 30 días y solo sirve para que nadie más pueda abrir tu entrevista. Es estrictamente necesaria y por eso no hay aviso que aceptar. El servidor guarda su huella, no la cookie.`,
      en: `Two, our own. “${name}” lasts 30 days and serves only to keep anybody else from opening your interview. It is strictly necessary, so there is no banner to accept. The server keeps its fingerprint, not the cookie.`,
    },
    {
      es: `«${LANGUAGE_COOKIE}» aparece solo si eliges idioma: guarda «es» o «en» durante un año, para que la página llegue ya en él.`,
      en: `“${LANGUAGE_COOKIE}” is there only if you choose a language: it holds “es” or “en” for a year, so that the page comes in it at once.`,
    },
    ...(takesPayments
      ? [
          {
            es: 'En la página de pago, Stripe pone «__stripe_mid» (un año) y «__stripe_sid» (media hora) para descubrir fraudes. En las demás páginas no interviene.',
            en: 'On the payment page Stripe sets “__stripe_mid” (a year) and “__stripe_sid” (half an hour) to detect fraud. It has no part in any other page.',
          },
        ]
      : []),
    {
      es: 'Además, tu navegador recuerda cuál fue tu última entrevista, para ofrecerte seguir.',
      en: 'Besides, your browser remembers which interview was your last, so as to offer to go on.',
    },
  ];
}

function writeRights({ controller: { email }, takesPayments }: NoticeFacts): Bilingual[] {
  const more = email === null ? { es: '', en: '' } : { es: ` escribiendo a ${email}`, en: ` by writing to ${email}` };
  return [
    {
      es: 'Acceso y portabilidad: descarga tus respuestas en JSON bajo la conversación. Rectificación: corrige una respuesta diciéndoselo al asistente. Supresión: bórralo todo allí mismo.',
      en: 'Access and portability: download your answers as JSON, under the conversation. Rectification: correct an answer by telling the assistant. Erasure: erase everything in that same place.',
    },
    {
      es: `También puedes oponerte o pedir que se limite el uso${more.es}, y reclamar ante la autoridad de protección de datos de tu país; en España, la AEPD (www.aepd.es).`,
      en: `You may also object, or ask for the use to be restricted${more.en}, and complain to your country’s data protection authority; in Spain, the AEPD (www.aepd.es).`,
    },
    ...(takesPayments
      ? [
          {
            es: 'Si has pagado, tienes 14 días para desistir y recuperar el dinero: en la página de pago de tu plan, cuya dirección está en el recibo.',
            en: 'If you have paid, you have 14 days to withdraw and have your money back: on the payment page of your plan, whose address is on the receipt.',
          },
        ]
      : []),
  ];
}

function days(count: number): Bilingual {
  return count === 1 ? { es: 'un día', en: 'one day' } : { es: `${count} días`, en: `${count} days` };
}
