import type { GenerateResponse } from '../interview/chat-calls.ts';
import type { Bilingual, Language } from '../language/language.ts';
import type { PaymentDesk } from '../payments/payment-desk.server.ts';
import { findPlan } from '../plan/plan-store.server.ts';
import type { Session } from '../visitors/session-store.server.ts';
import { type GenerateParts, generatePlan } from './generate-plan.server.ts';

const READY: Bilingual = {
  es: 'Tu plan está listo. Aquí tienes las dos ediciones, en español y en inglés.',
  en: 'Your plan is ready. Here are both editions, in Spanish and in English.',
};
const UNPAID: Bilingual = {
  es: 'Tu plan está escrito, en español y en inglés. Cuesta 29\u00a0$ y se abre al pagarlo; si no te convence, tienes 14 días para pedir que te devolvamos el dinero.',
  en: 'Your plan is written, in Spanish and in English. It costs $29 and opens once paid for; if it is not what you need, you have 14 days to ask for your money back.',
};
const BEING_WRITTEN: Bilingual = {
  es: 'Tu plan se está escribiendo y tarda un poco más. Los enlaces aparecerán aquí en cuanto esté.',
  en: 'Your plan is being written and takes a little longer. The links appear here as soon as it is ready.',
};
const SHUT = { downloadUrlES: null, downloadUrlEN: null, downloadUrl: null, workbookUrl: null };

/**
 * Has the session's plan written and hands its links over; where plans are paid for, only once this one is. A plan that takes long is
 * answered for before it is ready: whoever asks again goes on waiting for the same one.
 */
export async function handOverPlan(
  parts: GenerateParts & { readonly payments: PaymentDesk | null },
  session: Session,
  language: Language,
  requestId?: string,
): Promise<GenerateResponse> {
  const links = await generatePlan(parts, session, requestId);
  if (!links) return { message: BEING_WRITTEN[language], ...SHUT, paymentRequired: false, stillWriting: true };
  const plan = parts.payments && (await findPlan(parts.database, session.id));
  const isOpen = !parts.payments || (plan !== null && (await parts.payments.look(plan.id)));
  return isOpen
    ? { message: READY[language], ...links, paymentRequired: false }
    : { message: UNPAID[language], ...SHUT, paymentRequired: true };
}
