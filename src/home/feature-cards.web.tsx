import { useLanguage } from '../ui/use-language.web.tsx';
import { FEATURE_CARDS } from './home-texts.ts';

export function FeatureCards() {
  const { language } = useLanguage();
  return (
    <section className="page-edge grid gap-x-18 gap-y-12 lg:grid-cols-[7fr_5fr]">
      <article>
        <h2 className="text-28 leading-[1.15] tracking-tight sm:text-38">{FEATURE_CARDS.method.title[language]}</h2>
        <p className="mt-3 max-w-[34rem] text-ink-2">{FEATURE_CARDS.method.text[language]}</p>
      </article>
      <article>
        <h2 className="text-28 leading-[1.15] tracking-tight sm:text-38">{FEATURE_CARDS.marketing.title[language]}</h2>
        <p className="mt-3 max-w-[34rem] text-ink-2">{FEATURE_CARDS.marketing.text[language]}</p>
      </article>
    </section>
  );
}
