import type { Language } from '../language/language.ts';
import { callApi } from './call-api.web.ts';
import { Dialog } from './dialog.web.tsx';
import { RECEIPT_TEXTS } from './private-link-texts.ts';

export interface ErasureReceipt {
  readonly receipt: string;
  /** ISO 8601. */
  readonly erasedAt: string;
  readonly answers: number;
  readonly documents: number;
}

/** Has the server forget a session at once; the receipt says how much that was. */
export function eraseData(sessionId: string): Promise<ErasureReceipt> {
  return callApi('DELETE', `/api/chat/${sessionId}`, undefined, { Prefer: 'return=representation' });
}

interface ErasureReceiptDialogProps {
  /** Null while there is nothing to show. */
  readonly receipt: ErasureReceipt | null;
  readonly onClose: () => void;
  readonly language: Language;
}

/** Stays until it is closed: whoever wants to keep it can copy or print it. */
export function ErasureReceiptDialog({ receipt, onClose, language }: ErasureReceiptDialogProps) {
  return (
    <Dialog open={receipt !== null} onClose={onClose} title={RECEIPT_TEXTS.title[language]}>
      <p className="mt-3 text-ink-2">{RECEIPT_TEXTS.keep[language]}</p>
      {receipt && (
        <dl className="mt-4 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-14">
          <dt>{RECEIPT_TEXTS.when[language]}</dt>
          <dd>{new Date(receipt.erasedAt).toLocaleString(language === 'es' ? 'es-ES' : 'en-GB')}</dd>
          <dt>{RECEIPT_TEXTS.answers[language]}</dt>
          <dd>{receipt.answers}</dd>
          <dt>{RECEIPT_TEXTS.documents[language]}</dt>
          <dd>{receipt.documents}</dd>
          <dt>{RECEIPT_TEXTS.receipt[language]}</dt>
          <dd className="break-all font-mono">{receipt.receipt}</dd>
        </dl>
      )}
      <button type="button" onClick={onClose} className="button button-primary mt-6">
        {RECEIPT_TEXTS.close[language]}
      </button>
    </Dialog>
  );
}
