import { useEffect, useRef } from 'react';

import { number } from '../../words/format.js';

const countMs = 400;

/** A figure that counts up to its new value in 400 ms; at once for who prefers less motion. */
export function CountingNumber({ value }: { readonly value: number }) {
  const place = useRef<HTMLSpanElement>(null);
  const before = useRef(value);
  useEffect(() => {
    const from = before.current;
    before.current = value;
    const shown = place.current;
    if (!shown || from === value || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const startedAt = performance.now();
    let frame = 0;
    const draw = (now: number) => {
      const share = Math.min(1, Math.max(0, (now - startedAt) / countMs));
      shown.textContent = number(Math.round(from + (value - from) * share));
      if (share < 1) frame = requestAnimationFrame(draw);
    };
    frame = requestAnimationFrame(draw);
    return () => {
      cancelAnimationFrame(frame);
      shown.textContent = number(value);
    };
  }, [value]);
  return (
    <span ref={place} className="num">
      {number(value)}
    </span>
  );
}
