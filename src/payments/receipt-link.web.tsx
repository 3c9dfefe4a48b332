import type { Language } from '../language/language.ts';

interface ReceiptLinkProps {
  readonly sessionId: string;
  readonly words: string;
  readonly language: Language;
}

/** What was bought, agreed to and withdrawn from, as a file to keep. */
export function ReceiptLink({ sessionId, words, language }: ReceiptLinkProps) {
  return (
    <a
      href={`/api/chat/${sessionId}/receipt?language=${language}`}
      download
      className="inline-flex min-h-11 items-center underline underline-offset-4"
    >
      {words}
    </a>
  );
}
