import { Tooltip } from 'radix-ui';
import type { ReactElement, ReactNode } from 'react';

const SHOWN_AFTER_MS = 700;
/** Moving from one hint to the next within this time needs no new wait. */
const SKIP_WITHIN_MS = 300;

export function HintProvider({ children }: { readonly children: ReactNode }) {
  return (
    <Tooltip.Provider delayDuration={SHOWN_AFTER_MS} skipDelayDuration={SKIP_WITHIN_MS}>
      {children}
    </Tooltip.Provider>
  );
}

/** A few words that appear beside a control the pointer or the focus rests on. They only repeat or extend its own label. */
export function Hint({ words, children }: { readonly words: string; readonly children: ReactElement }) {
  return (
    <Tooltip.Root>
      <Tooltip.Trigger asChild>{children}</Tooltip.Trigger>
      <Tooltip.Portal>
        <Tooltip.Content sideOffset={8} collisionPadding={12} className="z-10 rounded-mark bg-ink px-3 py-1.5 text-13 text-on-ink">
          {words}
        </Tooltip.Content>
      </Tooltip.Portal>
    </Tooltip.Root>
  );
}
