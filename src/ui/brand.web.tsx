import { Link } from 'wouter';

/** The mark: three uprights and one thread, over, under, over. */
export function Brand() {
  return (
    <Link href="/" className="flex min-h-11 items-center gap-2.5 font-serif text-24 font-semibold tracking-tight">
      <svg aria-hidden="true" width="30" height="22" viewBox="0 0 30 22" fill="none">
        <path d="M5 1v6m0 8v6M15 1v20M25 1v6m0 8v6" className="stroke-ink" strokeWidth="2" />
        <path d="M0 11h11.500M18.500 11H30" className="stroke-thread" strokeWidth="3" />
      </svg>
      Trama
    </Link>
  );
}
