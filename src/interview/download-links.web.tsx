import { useQuery } from '@tanstack/react-query';
import { Download, Lock } from 'lucide-react';
import type { Language } from '../language/language.ts';
import type { DownloadLink } from './link-message.ts';

const NAMES = {
  es: { es: 'Plan en español', en: 'Plan in Spanish' },
  en: { es: 'Plan en inglés', en: 'Plan in English' },
} as const;
const SINGLE_NAMES = {
  plan: { es: 'Tu plan', en: 'Your plan' },
  workbook: { es: 'Hoja de cálculo, con fórmulas', en: 'Spreadsheet, with formulas' },
} as const;
const UNPAID = {
  es: { name: 'Se abre al pagar', what: '29\u00a0$, los tres archivos' },
  en: { name: 'Opens once paid for', what: '$29, all three files' },
} as const;
const FILE_KINDS = { plan: 'PDF', workbook: 'Excel' } as const;

/** The files of a plan, each a block one can press anywhere. */
export function DownloadLinks({ links, language }: { readonly links: readonly DownloadLink[]; readonly language: Language }) {
  return (
    <ul className="flex w-full flex-col gap-2.5 sm:flex-row">
      {links.map((link) => (
        <FileLink key={link.url} link={link} language={language} />
      ))}
    </ul>
  );
}

/** In the place of the files while they are not paid for. A whole navigation: the checkout has a content security policy of its own. */
export function UnpaidFiles({ checkout, language }: { readonly checkout: string; readonly language: Language }) {
  const { name, what } = UNPAID[language];
  return (
    <a
      href={checkout}
      className="flex items-center gap-4 self-stretch rounded-box border border-dashed border-edge bg-paper px-3 py-2.5 hover:bg-wash sm:w-1/2 sm:self-start"
    >
      <SmallPage />
      <span className="grow">
        <span className="block font-semibold">{name}</span>
        <span className="block text-13 text-ink-2">{what}</span>
      </span>
      <Lock aria-hidden size={20} className="shrink-0 text-thread" />
    </a>
  );
}

function FileLink({ link, language }: { readonly link: DownloadLink; readonly language: Language }) {
  const { language: edition, kind, url } = link;
  const { data: size } = useQuery({ queryKey: ['file-size', url], queryFn: () => askSize(url) });
  return (
    <li className="flex-1">
      <a
        href={url}
        download
        hrefLang={edition ?? undefined}
        className="flex items-center gap-4 rounded-box border border-edge bg-sheet px-3 py-2.5 hover:bg-wash"
      >
        {kind === 'plan' ? <SmallPage /> : <SmallSheet />}
        <span className="grow">
          <span className="block font-semibold">{(edition ? NAMES[edition] : SINGLE_NAMES[kind])[language]}</span>
          <span className="block text-13 text-ink-2">{[FILE_KINDS[kind], size && wordSize(size)].filter(Boolean).join(', ')}</span>
        </span>
        <Download aria-hidden size={20} className="shrink-0 text-thread" />
      </a>
    </li>
  );
}

/** Bytes, asked for without fetching the file; null where the server does not say. The link is good without. */
async function askSize(url: string): Promise<number | null> {
  const reply = await fetch(url, { method: 'HEAD', credentials: 'include' }).catch(() => null);
  return Number(reply?.ok && reply.headers.get('content-length')) || null;
}

function wordSize(bytes: number): string {
  return `${Math.max(1, Math.round(bytes / 1000))}\u00a0kB`;
}

/** A page with its thread, as small as a stamp. */
function SmallPage() {
  return (
    <svg aria-hidden="true" width="40" height="56" viewBox="0 0 40 56" fill="none" className="shrink-0">
      <rect x="0.500" y="0.500" width="39" height="55" className="fill-sheet stroke-rule" />
      <path d="M6 9h16M6 14h22" className="stroke-ink" strokeWidth="1.5" />
      <path d="M8 22v26M14 22v26M20 22v26M26 22v26M32 22v26" className="stroke-warp" strokeWidth="0.800" />
      <path d="M0 40c8 4 12 2 17-3s9-12 23-11" className="stroke-thread" strokeWidth="1.600" />
    </svg>
  );
}

/** A sheet of cells with one thread through them. */
function SmallSheet() {
  return (
    <svg aria-hidden="true" width="40" height="56" viewBox="0 0 40 56" fill="none" className="shrink-0">
      <rect x="0.500" y="0.500" width="39" height="55" className="fill-sheet stroke-rule" />
      <path d="M6 9h16" className="stroke-ink" strokeWidth="1.5" />
      <path
        d="M6 18h28M6 25h28M6 32h28M6 39h28M6 46h28M6 18v28M17 18v28M25.500 18v28M34 18v28"
        className="stroke-warp"
        strokeWidth="0.800"
      />
      <path d="M17 42.500h17" className="stroke-thread" strokeWidth="1.600" />
    </svg>
  );
}
