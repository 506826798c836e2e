/** More dots than these would not say more. */
const most = 8;

/** How many of a day's dots are lit: none for nothing, all for everything and for nothing less. */
export function litDots(done: number, total: number): number {
  if (total <= most || done >= total) return Math.min(done, total, most);
  return done === 0 ? 0 : Math.min(most - 1, Math.max(1, Math.floor((done / total) * most)));
}

/** A child's day in dots, beside the words that say it. */
export function DayDots({ done, total }: { readonly done: number; readonly total: number }) {
  const lit = litDots(done, total);
  return (
    <span className="dots" aria-hidden>
      {Array.from({ length: Math.min(total, most) }, (_, at) => (
        <i key={at} className={at < lit ? 'on' : ''} />
      ))}
    </span>
  );
}
