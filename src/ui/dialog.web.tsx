import { type ReactNode, useEffect, useId, useRef } from 'react';

interface DialogProps {
  readonly open: boolean;
  /** Asked for with Escape; whoever opened it decides. */
  readonly onClose: () => void;
  readonly title: string;
  readonly children: ReactNode;
}

/**
 * The browser's own modal dialog: it keeps the focus inside, gives it back when it closes, and needs no inserted styles,
 * which the page's content security policy would refuse.
 */
export function Dialog({ open, onClose, title, children }: DialogProps) {
  const box = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useEffect(() => {
    if (open && !box.current?.open) box.current?.showModal();
    if (!open && box.current?.open) box.current.close();
  }, [open]);

  return (
    <dialog
      ref={box}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      // A browser closes a dialog by itself on a second Escape, whatever was said to the first.
      onClose={onClose}
      className="dialog m-auto backdrop:bg-ink/45 w-[calc(100%-1.5rem)] max-w-[30rem] animate-arrive rounded-box border border-ink bg-sheet p-6 text-16 text-ink shadow-sheet"
    >
      {open && (
        <>
          <h2 id={titleId} className="text-28 leading-[1.15] tracking-tight">
            {title}
          </h2>
          {children}
        </>
      )}
    </dialog>
  );
}
