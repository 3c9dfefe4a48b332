import { Link } from 'wouter';
import type { Language } from '../language/language.ts';
import { SITE_TEXTS } from '../ui/site-texts.ts';
import { useLanguage } from '../ui/use-language.web.tsx';
import { EXCERPT_TEXTS } from './home-texts.ts';
import { OriginMark } from './origin-mark.web.tsx';
import sample from './sample-excerpt.json';

/** Keeps a mark on the line of its last word. */
const NO_BREAK = '\u00a0';
/** The pictures of the sample's cover and summary, drawn from its PDFs before the build. */
const PICTURES = import.meta.glob<string>('/build/sample/pages/*-0[12].svg', { query: '?url', import: 'default', eager: true });
/** A4, points. */
const [WIDTH, HEIGHT] = [595, 842];

/**
 * Page 2 of the sample plan, with its cover behind. On a small screen a whole page could not be read: there its lead and its six
 * figures are set anew.
 */
export function SampleSummary() {
  const { language } = useLanguage();
  return (
    <figure className="lg:mt-6 low:mt-0">
      <div className="relative max-sm:hidden">
        <PagePicture
          page={1}
          alt=""
          className="absolute top-[-2.5%] left-[36%] w-full max-w-[36.25rem] sm:max-lg:left-[28%] sm:max-lg:w-[80%] low:top-0 low:right-0 low:left-auto"
        />
        <PagePicture page={2} alt={describeSummary(language)} className="relative w-full max-w-[36.25rem] sm:max-lg:w-[80%]" />
      </div>
      <div className="sm:hidden">
        <Excerpt language={language} />
      </div>
      <figcaption className="mt-4 max-w-[36.25rem] text-14 text-ink-2">
        {EXCERPT_TEXTS.caption[language]}{' '}
        <Link href="/sample" className="text-link whitespace-nowrap">
          {SITE_TEXTS.sample[language]}
        </Link>
      </figcaption>
    </figure>
  );
}

function PagePicture({ page, alt, className }: { readonly page: 1 | 2; readonly alt: string; readonly className: string }) {
  const { language } = useLanguage();
  return (
    <img
      src={PICTURES[`/build/sample/pages/${language}-0${page}.svg`]}
      alt={alt}
      width={WIDTH}
      height={HEIGHT}
      // Hidden on a phone, and then not fetched.
      loading="lazy"
      className={`h-auto bg-sheet shadow-sheet ${className}`}
    />
  );
}

/** The picture in words: its title, its lead and its six figures. */
function describeSummary(language: Language): string {
  const tiles = sample.tiles.map(({ label, figure, after }) =>
    [`${label[language]}: ${figure[language]}`, after?.[language]].filter(Boolean).join(' '),
  );
  return `${EXCERPT_TEXTS.picture[language]} ${sample.title[language]}. ${sample.lead[language]} ${tiles.join('; ')}.`;
}

function Excerpt({ language }: { readonly language: Language }) {
  return (
    <div className="bg-sheet px-5 pt-5 pb-7 shadow-sheet">
      <p className="text-12 text-ink-2">{sample.name}</p>
      <h2 className="mt-4 text-28 leading-[1.1] tracking-tight">{sample.title[language]}</h2>
      <p className="mt-2.5 font-serif text-17 leading-[1.32]">{sample.lead[language]}</p>
      <dl className="mt-5 grid grid-cols-2 gap-x-6 gap-y-5 border-y border-ink border-b-rule py-4">
        {sample.tiles.map(({ label, figure, after, note, origin }) => (
          <div key={label.es}>
            <dt className="text-12 leading-snug font-semibold">
              {label[language]}
              {NO_BREAK}
              <OriginMark origin={origin} language={language} />
            </dt>
            <dd className="mt-1">
              <span className="block font-serif text-24 leading-none font-medium tracking-tight whitespace-nowrap">
                {figure[language]}
                {after ? ` ${after[language]}` : ''}
              </span>
              <span className="mt-1 block text-12 leading-snug text-ink-2">{note[language]}</span>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
