import { createRoot, hydrateRoot } from 'react-dom/client';
import { saysPayments } from '../ui/takes-payments.web.ts';
import { findLanguage } from '../ui/use-language.web.tsx';
import { returnFromBank } from './return-from-bank.web.ts';
import { Site } from './site.web.tsx';

/** Brings the page to life: takes over what came drawn, as it stands, and draws any other page. */
export function startSite(root: HTMLElement): void {
  if (returnFromBank()) return;
  const site = <Site language={findLanguage()} takesPayments={saysPayments()} />;
  if (root.firstChild) hydrateRoot(root, site);
  else createRoot(root).render(site);
}
