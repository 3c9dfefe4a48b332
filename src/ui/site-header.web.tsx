import type { ReactNode } from 'react';
import { Brand } from './brand.web.tsx';

/** Top of every page: the mark on the left, what the page offers on the right. */
export function SiteHeader({ children }: { readonly children: ReactNode }) {
  return (
    <header className="page-edge flex h-14 items-center justify-between gap-4">
      <Brand />
      <div className="flex items-center gap-7 text-14 print:hidden">{children}</div>
    </header>
  );
}
