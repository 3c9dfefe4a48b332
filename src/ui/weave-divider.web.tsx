import { useId } from 'react';

/** The one full-width weave of a page: it separates, and says nothing. */
export function WeaveDivider() {
  const pattern = useId();
  return (
    <svg aria-hidden="true" width="100%" height="34" className="my-12 block lg:my-18">
      <defs>
        <pattern id={pattern} width="120" height="34" patternUnits="userSpaceOnUse">
          <path d="M30 0v12m0 10v12M90 0v34" strokeWidth="1.6" className="stroke-warp" />
          <path d="M0 17h86M94 17h26" strokeWidth="3" className="stroke-thread" />
        </pattern>
      </defs>
      <rect width="100%" height="34" fill={`url(#${pattern})`} />
    </svg>
  );
}
