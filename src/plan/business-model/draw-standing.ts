import type { Draft } from '../draft.ts';
import type { Block, PlanText } from '../plan.ts';
import { label } from '../say.ts';

/** The figures of the business on the corridor of its trade. */
export function drawStanding(draft: Draft): Block {
  const row = (name: PlanText, usual: string, own: string) => ({
    label: label(draft, name),
    low: `usual-${usual}-low`,
    base: `usual-${usual}-base`,
    high: `usual-${usual}-high`,
    own,
  });
  return {
    type: 'chart',
    chart: {
      type: 'ranges',
      title: { es: 'El plan y lo habitual en su sector', en: 'The plan and what is usual in its sector' },
      subtitle: {
        es: 'franja: lo habitual en el sector, con su valor medio · punto: este plan, primer año',
        en: 'band: usual in the sector, with its midpoint · dot: this plan, first year',
      },
      alt: {
        es: 'Cada cifra del plan junto a la franja habitual del sector.',
        en: 'Each figure of the plan against the usual range of the sector.',
      },
      rows: [
        // The trade's usual price is that of the trade's own unit.
        ...(draft.facts.saleUnit ? [] : [row({ es: 'Precio de cada {{unit}}', en: 'Price of each {{unit}}' }, 'price', 'price')]),
        ...(draft.diagnosis.margin === 'net'
          ? []
          : [row({ es: 'Margen sobre el precio', en: 'Margin on the price' }, 'margin', 'margin-share')]),
        ...(draft.diagnosis.isPayKnown
          ? [row({ es: 'Personal sobre ventas', en: 'Pay as a share of sales' }, 'staff', 'staff-share')]
          : []),
        ...(draft.figures['cost-rent']?.value
          ? [row({ es: 'Local sobre ventas', en: 'Premises as a share of sales' }, 'rent', 'rent-share')]
          : []),
        row({ es: 'Publicidad sobre ventas', en: 'Marketing as a share of sales' }, 'marketing', 'marketing-share'),
      ],
    },
  };
}
