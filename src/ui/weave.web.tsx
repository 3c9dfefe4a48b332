interface WeaveProps {
  readonly uprights: number;
  /** How far the thread goes: the index of the upright it stops at, or `uprights` when it has crossed them all. */
  readonly reached: number;
}

const HEIGHT = 22;
const MIDDLE = HEIGHT / 2;
/** How far an upright stays away from the thread that passes over it, in px from the thread's middle. */
const BREAK = 4.5;

/** Uprights and one thread, over one, under the next. Drawn for the eye only: the words beside it say the same. */
export function Weave({ uprights, reached }: WeaveProps) {
  const at = (index: number) => `${((index + 0.5) / uprights) * 100}%`;
  const done = reached >= uprights;
  return (
    <svg aria-hidden="true" width="100%" height={HEIGHT} className="block overflow-visible">
      {Array.from({ length: uprights }, (_, index) => index).map((index) => (
        <Upright key={index} x={at(index)} broken={index <= reached && index % 2 === 0} />
      ))}
      <rect x="0" y={MIDDLE - 1.5} width={done ? '100%' : at(reached)} height="3" rx="1.5" className="weave-thread fill-thread" />
      {Array.from({ length: uprights }, (_, index) => index)
        .filter((index) => index % 2 === 1 && index < reached)
        .map((index) => (
          <g key={index}>
            <line x1={at(index)} x2={at(index)} y1={MIDDLE - 3} y2={MIDDLE + 3} strokeWidth="9" className="stroke-sheet" />
            <Upright x={at(index)} broken={false} />
          </g>
        ))}
      {done ? null : <circle cx={at(reached)} cy={MIDDLE} r="5" strokeWidth="2.5" className="weave-ring fill-sheet stroke-thread" />}
    </svg>
  );
}

function Upright({ x, broken }: { readonly x: string; readonly broken: boolean }) {
  if (!broken) return <line x1={x} x2={x} y1="0" y2={HEIGHT} strokeWidth="1.6" className="stroke-warp" />;
  return (
    <>
      <line x1={x} x2={x} y1="0" y2={MIDDLE - BREAK} strokeWidth="1.6" className="stroke-warp" />
      <line x1={x} x2={x} y1={MIDDLE + BREAK} y2={HEIGHT} strokeWidth="1.6" className="stroke-warp" />
    </>
  );
}
