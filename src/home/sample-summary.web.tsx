import { Link } from 'wouter';
import { SITE_TEXTS } from '../ui/site-texts.ts';
import { useLanguage } from '../ui/use-language.web.tsx';
import { Weave } from '../ui/weave.web.tsx';
import { EXCERPT_TEXTS } from './home-texts.ts';
import { OriginMark } from './origin-mark.web.tsx';
import sample from './sample-excerpt.json';

/** Keeps a mark on the line of its last word. */
const NO_BREAK = '\u00a0';

/** The top of the sample plan's summary: its lead and its six key figures, as the document has them. */
export function SampleSummary() {
  const { language } = useLanguage();
  return (
    <figure className="lg:mt-6">
      <div className="bg-sheet px-5 pt-5 pb-7 shadow-sheet sm:px-10 sm:pt-8 sm:pb-10 xl:px-14">
        <div className="flex items-start justify-between gap-6 text-12 text-ink-2">
          <p>
            {sample.name}
            <span className="max-sm:hidden">
              {'\u2002'}
              {EXCERPT_TEXTS.kind[language]}
            </span>
          </p>
          <div className="w-36 origin-top-right scale-75 [--color-thread:var(--color-oficio)]">
            <Weave uprights={12} reached={1} />
          </div>
        </div>
        <h2 className="mt-6 text-28 leading-[1.1] tracking-tight sm:mt-10">{sample.title[language]}</h2>
        <p className="mt-2.5 max-w-[30rem] font-serif text-17 leading-[1.32] sm:text-19">{sample.lead[language]}</p>
        <dl className="mt-5 grid grid-cols-2 gap-x-6 gap-y-5 border-y border-ink border-b-rule py-4 sm:grid-cols-3">
          {sample.tiles.map(({ label, figure, after, note, origin }) => (
            <div key={label.es}>
              <dt className="text-12 leading-snug font-semibold">
                {label[language]}
                {NO_BREAK}
                <OriginMark origin={origin} language={language} />
              </dt>
              <dd className="mt-1">
                <span className="block font-serif text-24 leading-none font-medium tracking-tight whitespace-nowrap sm:text-28">
                  {figure[language]}
                  {after ? ` ${after[language]}` : ''}
                </span>
                <span className="mt-1 block text-12 leading-snug text-ink-2">{note[language]}</span>
              </dd>
            </div>
          ))}
        </dl>
        <div className="max-lg:hidden">
          <Columns />
        </div>
      </div>
      <figcaption className="mt-4 text-14 text-ink-2">
        {EXCERPT_TEXTS.caption[language]}{' '}
        <Link href="/sample" className="text-link whitespace-nowrap">
          {SITE_TEXTS.sample[language]}
        </Link>
      </figcaption>
    </figure>
  );
}

/** The running text under the figures; on a small screen it would be a wall, so the crop ends before it. */
function Columns() {
  const { language } = useLanguage();
  return (
    <>
      <div className="mt-5 grid grid-cols-2 gap-x-8">
        {sample.columns.map(({ heading, paragraphs }) => (
          <section key={heading.es}>
            <h3 className="text-16 font-semibold">{heading[language]}</h3>
            {paragraphs.map((paragraph) => (
              <p key={paragraph.es[0]?.text} className="mt-1.5 font-serif text-14 leading-[1.4]">
                {paragraph[language].map(({ text, lang }) => (
                  <span key={text} lang={lang ?? undefined}>
                    {text}
                  </span>
                ))}
              </p>
            ))}
          </section>
        ))}
      </div>
      <div className="mt-5 border-l-[3px] border-ink pl-4">
        <h3 className="font-sans text-13 font-semibold">{sample.notice.title[language]}</h3>
        <p className="mt-1 font-serif text-14 leading-[1.4]">{sample.notice.text[language]}</p>
      </div>
    </>
  );
}
