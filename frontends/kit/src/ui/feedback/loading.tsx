import { useId, useMemo } from 'react';

import { Art } from '../../art/art.js';
import { coinInner } from '../../art/coin.js';
import { words } from '../../words/kit.js';

interface BonesProps {
  /** How many lines of text it stands for. */
  readonly lines?: number;
  /** Inside a card of its own. */
  readonly card?: boolean;
}

/** The shape of what is on its way. */
export function Bones({ lines = 3, card = true }: BonesProps) {
  return (
    <div className={card ? 'card bones' : 'bones'} role="status" aria-busy aria-label={words.loading}>
      {Array.from({ length: lines }, (_, line) => (
        <div key={line} className="bone" />
      ))}
    </div>
  );
}

/** A list on its way. */
export const ListBones = ({ rows = 3 }: { readonly rows?: number }) => (
  <div className="stack" role="status" aria-busy aria-label={words.loading}>
    {Array.from({ length: rows }, (_, row) => (
      <div key={row} className="card bones" aria-hidden>
        <div className="bone" />
        <div className="bone" />
      </div>
    ))}
  </div>
);

/** A coin falls into its slot: 'Cargando...' (spec 1 §4). */
export function Loading({ full = false }: { readonly full?: boolean }) {
  const clip = useId();
  const svg = useMemo(
    () =>
      `<svg viewBox="0 0 84 96"><clipPath id="${clip}"><rect x="0" y="-30" width="84" height="98"/></clipPath><g clip-path="url(#${clip})"><g class="falling"><g transform="translate(42 44)">${coinInner(24)}</g></g></g><rect x="8" y="64" width="68" height="16" rx="8" fill="#7C2B2C"/></svg>`,
    [clip],
  );
  return (
    <div className={full ? 'spin full' : 'spin'} role="status">
      <Art svg={svg} className="spin-art" />
      {words.loading}
    </div>
  );
}

/** The whole page is on its way. */
export const FullPageLoading = () => <Loading full />;
