// Download links travel inside the chat as the content of a message.
import type { Language } from '../language/language.ts';
import type { GenerateResponse } from './chat-calls.ts';

const BOTH = 'downloadlinks:';
const SINGLE = 'downloadlink:';
const PAYMENT = 'paymentlink:';
const WORKBOOK_ENDING = '.xlsx';

/** A link as drawn; a single one has no language of its own. */
export interface DownloadLink {
  readonly language: Language | null;
  readonly kind: 'plan' | 'workbook';
  readonly url: string;
}

type Addresses = Pick<GenerateResponse, 'downloadUrlES' | 'downloadUrlEN' | 'downloadUrl' | 'workbookUrl'>;

/** The messages that carry the links: both editions, else the single file; then the workbook. None when there is nothing. */
export function writeLinkMessages({ downloadUrlES, downloadUrlEN, downloadUrl, workbookUrl }: Addresses): readonly string[] {
  const messages: string[] = [];
  if (downloadUrlES && downloadUrlEN) messages.push(`${BOTH}${downloadUrlES}|${downloadUrlEN}`);
  else if (downloadUrl) messages.push(`${SINGLE}${downloadUrl}`);
  if (workbookUrl && messages.length > 0) messages.push(`${SINGLE}${workbookUrl}`);
  return messages;
}

/** The message that stands where the files will be, while the plan is written and not paid for. */
export function writePaymentMessage(sessionId: string): string {
  return `${PAYMENT}/checkout/${sessionId}`;
}

/** The address where the plan is paid for; null when the message says something else. */
export function readPaymentMessage(content: string): string | null {
  return content.startsWith(PAYMENT) ? content.slice(PAYMENT.length) : null;
}

/** The links a message carries; null when it is plain text. */
export function readLinkMessage(content: string): readonly DownloadLink[] | null {
  if (content.startsWith(BOTH)) {
    const [es = '', en = ''] = content.slice(BOTH.length).split('|');
    return [
      { language: 'es', kind: 'plan', url: es },
      { language: 'en', kind: 'plan', url: en },
    ];
  }
  if (!content.startsWith(SINGLE)) return null;
  const url = content.slice(SINGLE.length);
  return [{ language: null, kind: url.endsWith(WORKBOOK_ENDING) ? 'workbook' : 'plan', url }];
}
