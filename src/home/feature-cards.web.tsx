import type { ReactNode } from 'react';
import type { Bilingual } from '../language/language.ts';
import { useLanguage } from '../ui/use-language.web.tsx';
import { FEATURE_CARDS } from './home-texts.ts';
import { MonthsChart } from './months-chart.web.tsx';
import sample from './sample-excerpt.json';

/** Two cards of unequal weight, each with a piece of the sample plan. */
export function FeatureCards() {
  return (
    <section className="page-edge grid grid-cols-[minmax(0,1fr)] gap-x-18 gap-y-12 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
      <FeatureCard words={FEATURE_CARDS.method}>
        <div className="bg-sheet p-5 shadow-sheet sm:p-6">
          <MonthsChart />
        </div>
      </FeatureCard>
      <FeatureCard words={FEATURE_CARDS.marketing}>
        <Scenes />
      </FeatureCard>
    </section>
  );
}

function FeatureCard({
  words,
  children,
}: {
  readonly words: { readonly title: Bilingual; readonly text: Bilingual };
  readonly children: ReactNode;
}) {
  const { language } = useLanguage();
  return (
    <article className="flex flex-col gap-6">
      <div>
        <h2 className="text-28 leading-[1.15] tracking-tight sm:text-38">{words.title[language]}</h2>
        <p className="mt-3 max-w-[34rem] text-ink-2">{words.text[language]}</p>
      </div>
      {children}
    </article>
  );
}

function Scenes() {
  const { language } = useLanguage();
  return (
    <ol className="bg-sheet px-5 shadow-sheet sm:px-6">
      {sample.scenes.map(({ title, text }, index) => (
        <li key={title.es} className="grid gap-x-5 gap-y-1 border-rule py-4 not-first:border-t sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
          <h3 className="flex gap-2.5 font-sans text-13 leading-snug font-semibold">
            <span aria-hidden="true" className="text-oficio tabular-nums">
              {index + 1}
            </span>
            {title[language]}
          </h3>
          <p className="font-serif text-16 leading-snug">{text[language]}</p>
        </li>
      ))}
    </ol>
  );
}
