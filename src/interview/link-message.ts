// Download links travel inside the chat as the content of a message.
import type { Language } from '../language/language.ts';
import type { GenerateResponse } from './chat-calls.ts';

const BOTH = 'downloadlinks:';
const SINGLE = 'downloadlink:';

/** A link as drawn; a single one has no language of its own. */
export interface DownloadLink {
  readonly language: Language | null;
  readonly url: string;
}

type Addresses = Pick<GenerateResponse, 'downloadUrlES' | 'downloadUrlEN' | 'downloadUrl'>;

/** The message that carries the links: both editions, else the single file; null when there is neither. */
export function writeLinkMessage({ downloadUrlES, downloadUrlEN, downloadUrl }: Addresses): string | null {
  if (downloadUrlES && downloadUrlEN) return `${BOTH}${downloadUrlES}|${downloadUrlEN}`;
  return downloadUrl ? `${SINGLE}${downloadUrl}` : null;
}

/** The links a message carries; null when it is plain text. */
export function readLinkMessage(content: string): readonly DownloadLink[] | null {
  if (content.startsWith(BOTH)) {
    const [es = '', en = ''] = content.slice(BOTH.length).split('|');
    return [
      { language: 'es', url: es },
      { language: 'en', url: en },
    ];
  }
  return content.startsWith(SINGLE) ? [{ language: null, url: content.slice(SINGLE.length) }] : null;
}
