interface ProgressProps {
  readonly value: number;
  readonly max: number;
  /** What is measured, for who cannot see the bar. */
  readonly label: string;
  readonly fill?: 'agave' | 'points' | 'coins';
  /** A child's thick slot. */
  readonly kid?: boolean;
}

/** Share of the whole in percent, 0 to 100, floored: full only when it is full. */
export const percentOf = (value: number, max: number): number =>
  max > 0 ? Math.min(100, Math.max(0, Math.floor((value / max) * 100))) : 0;

/** Progress is a slot that fills from the left. */
export function Progress({ value, max, label, fill = 'agave', kid = false }: ProgressProps) {
  const full = percentOf(value, max);
  const fills = fill === 'agave' ? '' : ` ${fill}-fill`;
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuenow={full}
      aria-valuemin={0}
      aria-valuemax={100}
      className={kid ? 'k-slot' : `slot${fills}`}
    >
      <i style={{ width: `${full}%` }} />
    </div>
  );
}
