import { useEffect, useState } from 'react';
import { CallFailure, wordFailure } from '../ui/call-failure.ts';
import { Dialog } from '../ui/dialog.web.tsx';
import { readLinkSecret } from '../ui/private-link.ts';
import { openLink } from '../ui/private-link-calls.web.ts';
import { LINK_TEXTS } from '../ui/private-link-texts.ts';
import { useToast } from '../ui/toast.web.tsx';
import { useLanguage } from '../ui/use-language.web.tsx';
import { rememberSession } from './remembered-session.web.ts';

/** Asks whoever came by a private link whether to open its interview here, and then offers it as the one left unfinished. */
export function OpenByLink() {
  const { language } = useLanguage();
  const [secret, setSecret] = useState<string | null>(null);
  const [isOpening, setOpening] = useState(false);
  const toast = useToast();

  // The secret leaves the address bar, and with it the history, before anything else is done.
  useEffect(() => {
    const take = () => {
      const found = readLinkSecret(location.hash);
      if (!found) return;
      history.replaceState(history.state, '', location.pathname + location.search);
      setSecret(found);
    };
    take();
    window.addEventListener('hashchange', take);
    return () => window.removeEventListener('hashchange', take);
  }, []);

  const open = async () => {
    if (!secret) return;
    setOpening(true);
    try {
      const opened = await openLink(secret);
      rememberSession(opened.language, opened.sessionId);
      location.assign(`/?lang=${opened.language}`);
    } catch (error) {
      const { title, detail } = wordFailure(error, language);
      const isGone = error instanceof CallFailure && error.status === 404;
      toast(
        isGone
          ? { kind: 'failure', title: LINK_TEXTS.gone[language], text: LINK_TEXTS.goneText[language] }
          : { kind: 'failure', title, text: detail },
      );
      setSecret(null);
    }
    setOpening(false);
  };

  return (
    <Dialog open={secret !== null} onClose={() => setSecret(null)} title={LINK_TEXTS.openTitle[language]}>
      <p className="mt-3 text-ink-2">{LINK_TEXTS.openText[language]}</p>
      <div className="dialog-buttons">
        <button type="button" disabled={isOpening} onClick={() => void open()} className="button button-primary">
          {LINK_TEXTS[isOpening ? 'opening' : 'open'][language]}
        </button>
        <button type="button" onClick={() => setSecret(null)} className="button">
          {LINK_TEXTS.leave[language]}
        </button>
      </div>
    </Dialog>
  );
}
