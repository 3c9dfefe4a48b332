// What has to be true on the day of the decision for anything to be signed.
import { isTakenOver } from '../../facts/is-taken-over.ts';
import { type Bilingual, NO_WORDS } from '../../language/language.ts';
import type { Draft } from '../draft.ts';
import { hasFixedPrice } from '../has-fixed-price.ts';
import { isTrialPaid } from '../marketing/talk-words.ts';
import type { Message } from '../message.ts';
import { isTold, isUnsigned } from '../money/way-words.ts';
import { isTitleOnly } from '../operations/licence-words.ts';

const isCounted = ({ steps, facts }: Draft) => !steps.isOpen && !isTakenOver(facts);

/** At most one holds: a business taken over is signed for on its books; nobody signs on figures that do not hold until they are mended; else the count decides. */
export const SIGNING: readonly Message[] = [
  {
    id: 'steps.go.takeover',
    when: ({ steps, facts }) => !steps.isOpen && isTakenOver(facts),
    variants: [
      {
        es: 'Quien emprende puede firmar el traspaso el {{fig:sign-by}} si antes del {{fig:go-by}} el dinero está prometido por escrito y los libros prueban {{fig:units-start}} {{units}} al mes. Si prueban menos, hay que rehacer la previsión y bajar el precio del traspaso.',
        en: 'The founder can sign the transfer on {{fig:sign-by}} if, before {{fig:go-by}}, the money is promised in writing and the books prove {{fig:units-start}} {{units}} a month. If they prove less, the forecast has to be redone and the price of the transfer has to come down.',
      },
    ],
  },
  {
    id: 'steps.go.mended',
    when: (draft) => isCounted(draft) && isUnsigned(draft),
    variants: [
      {
        es: 'Quien emprende puede firmar el primer contrato el {{fig:sign-by}} si antes del {{fig:go-by}} se cumplen tres condiciones: {{mendedBy}}, que el dinero esté prometido por escrito y que el recuento dé {{countEnough}} o más. Si falta una de las tres, no se firma nada.',
        en: 'The founder can sign the first contract on {{fig:sign-by}} if three conditions are met before {{fig:go-by}}: {{mendedBy}}, the money is promised in writing and the count reaches {{countEnough}} or more. If any of the three is missing, nothing is signed.',
      },
    ],
  },
  {
    id: 'steps.go',
    when: isCounted,
    variants: [
      {
        es: 'Quien emprende puede firmar el primer contrato el {{fig:sign-by}} si antes del {{fig:go-by}} el dinero está prometido por escrito{{licenceToo}} y el recuento da {{countEnough}} o más. Si da menos, hay que rehacer la previsión; con {{countShort}} o menos, no se firma nada.',
        en: 'The founder can sign the first contract on {{fig:sign-by}} if, before {{fig:go-by}}, the money is promised in writing{{licenceToo}} and the count reaches {{countEnough}} or more. With a lower count the forecast has to be redone; at {{countShort}} or below, nothing is signed.',
      },
    ],
  },
];

/** `mendedBy`: either of what would mend the plan, or all at once where neither alone does; `licenceToo`: what has to be in force beside the money, where the work takes a licence. */
export function signSlots(draft: Draft): Draft['slots'] {
  const isLicensed = draft.sector.isLicensed === true && !isTitleOnly(draft);
  return { mendedBy: mendedBy(draft), licenceToo: isLicensed ? LICENSED : NO_WORDS };
}

function mendedBy(draft: Draft): Bilingual {
  const hasPrice = isTold(draft, 'remedy-price') && !hasFixedPrice(draft);
  const hasCut = isTold(draft, 'remedy-cut');
  const higher = isTrialPaid(draft) ? HIGHER_PRICE : HIGHER_SIGNED;
  if (hasPrice && hasCut) return { es: `${higher.es} (o ${LOWER_COSTS.es})`, en: `${higher.en} (or ${LOWER_COSTS.en})` };
  if (hasPrice) return higher;
  if (hasCut) return LOWER_COSTS;
  return hasFixedPrice(draft) ? ALL_BUT_PRICE : ALL_AT_ONCE;
}

const HIGHER_PRICE: Bilingual = {
  es: 'que diez personas hayan pagado en una prueba un precio un {{fig:remedy-price*}} más alto',
  en: 'ten people have paid a price {{fig:remedy-price*}} higher in a trial',
};
/** Where nobody can be paid before the business is registered. */
const HIGHER_SIGNED: Bilingual = {
  es: 'que diez personas hayan firmado un pedido a un precio un {{fig:remedy-price*}} más alto',
  en: 'ten people have signed an order at a price {{fig:remedy-price*}} higher',
};
const LOWER_COSTS: Bilingual = {
  es: 'que gastos y sueldos bajen {{fig:remedy-cut*}} al mes',
  en: 'costs and pay are {{fig:remedy-cut*}} a month lower',
};
const ALL_AT_ONCE: Bilingual = {
  es: 'que cambien el precio, el volumen y los gastos hasta que salgan las cuentas',
  en: 'price, volume and costs have changed until the figures work',
};
const ALL_BUT_PRICE: Bilingual = {
  es: 'que cambien el descuento del distribuidor, el volumen y los gastos hasta que salgan las cuentas',
  en: 'the distributor’s discount, volume and costs have changed until the figures work',
};
const LICENSED: Bilingual = {
  es: ', la licencia profesional está en vigor o pedida',
  en: ', the professional licence is in force or applied for',
};
