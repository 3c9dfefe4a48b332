import { CreditCard, EyeOff, Lock, ShieldCheck } from 'lucide-react';
import { useTakesPayments } from '../ui/takes-payments.web.ts';
import { useLanguage } from '../ui/use-language.web.tsx';
import { CARD_PAYMENT_TEXT, HOME_TEXTS, TRUST_BADGES } from './home-texts.ts';

const ICONS = { ssl: Lock, gdpr: ShieldCheck, privacy: EyeOff, payments: CreditCard } as const;
const NAMES = Object.keys(ICONS) as (keyof typeof ICONS)[];

export function TrustBadges() {
  const { language } = useLanguage();
  const takesPayments = useTakesPayments();
  return (
    <section className="page-edge mt-18">
      <h2 className="mb-6 text-28 tracking-tight">{HOME_TEXTS.dataHeading[language]}</h2>
      <ul className="grid grid-cols-1 gap-x-8 gap-y-6 border-t-2 border-ink pt-4 min-[22rem]:grid-cols-2 lg:grid-cols-4">
        {NAMES.map((name) => {
          const Icon = ICONS[name];
          const { title, text } = TRUST_BADGES[name];
          const words = name === 'payments' && takesPayments ? CARD_PAYMENT_TEXT : text;
          return (
            <li key={name}>
              <h3 className="flex items-start gap-2 font-sans text-16 font-semibold">
                <Icon aria-hidden size={20} className="mt-0.5 shrink-0" />
                {title[language]}
              </h3>
              <p className="mt-1 max-w-[15rem] text-14 text-ink-2">{words[language]}</p>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
