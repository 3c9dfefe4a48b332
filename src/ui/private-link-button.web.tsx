import { useState } from 'react';
import type { Language } from '../language/language.ts';
import { wordFailure } from './call-failure.ts';
import { Dialog } from './dialog.web.tsx';
import { drawLink, revokeLink } from './private-link-calls.web.ts';
import { LINK_TEXTS } from './private-link-texts.ts';
import { useToast } from './toast.web.tsx';

/** Opens a dialog in which a private link to the session is drawn, copied and taken back. It is drawn on the visitor's own click only. */
export function PrivateLinkButton({ sessionId, language }: { readonly sessionId: string; readonly language: Language }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)} className="cursor-pointer underline underline-offset-2">
        {LINK_TEXTS.button[language]}
      </button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={LINK_TEXTS.title[language]}>
        <LinkForm sessionId={sessionId} language={language} close={() => setOpen(false)} />
      </Dialog>
    </>
  );
}

interface LinkFormProps {
  readonly sessionId: string;
  readonly language: Language;
  readonly close: () => void;
}

function LinkForm({ sessionId, language, close }: LinkFormProps) {
  const [url, setUrl] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const toast = useToast();

  const attempt = async (work: () => Promise<void>) => {
    setBusy(true);
    try {
      await work();
    } catch (error) {
      const { title, detail } = wordFailure(error, language);
      toast({ kind: 'failure', title, text: detail });
    }
    setBusy(false);
  };
  const draw = () => attempt(async () => setUrl((await drawLink(sessionId)).url));
  const revoke = () =>
    attempt(async () => {
      await revokeLink(sessionId);
      toast({ kind: 'news', title: LINK_TEXTS.revoked[language] });
      close();
    });

  return (
    <>
      <p className="mt-3 text-ink-2">{LINK_TEXTS.text[language]}</p>
      {url && <LinkToCopy url={url} language={language} />}
      <div className="dialog-buttons">
        {!url && (
          <button type="button" disabled={isBusy} onClick={() => void draw()} className="button button-primary">
            {LINK_TEXTS[isBusy ? 'drawing' : 'draw'][language]}
          </button>
        )}
        <button type="button" disabled={isBusy} onClick={() => void revoke()} className="button">
          {LINK_TEXTS.revoke[language]}
        </button>
        <button type="button" onClick={close} className="button">
          {LINK_TEXTS.close[language]}
        </button>
      </div>
    </>
  );
}

function LinkToCopy({ url, language }: { readonly url: string; readonly language: Language }) {
  const [said, setSaid] = useState<'copy' | 'copied' | 'uncopied'>('copy');
  // A browser may refuse: the link can then be selected by hand.
  const copy = () =>
    navigator.clipboard.writeText(url).then(
      () => setSaid('copied'),
      () => setSaid('uncopied'),
    );
  return (
    <div className="mt-4 flex flex-col gap-3">
      <label className="text-14">
        {LINK_TEXTS.label[language]}
        <input
          readOnly
          value={url}
          onFocus={(event) => event.currentTarget.select()}
          className="mt-1 min-h-11 w-full rounded-box border border-edge bg-sheet px-3 font-mono text-14"
        />
      </label>
      <button type="button" onClick={() => void copy()} className="button button-primary">
        {LINK_TEXTS.copy[language]}
      </button>
      <p role="status" className="text-14 text-ink-2 empty:-mt-3">
        {said === 'copy' ? '' : LINK_TEXTS[said][language]}
      </p>
    </div>
  );
}
