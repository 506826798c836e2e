import { useMemo } from 'react';

import { format } from '@alcancia/web-kit';
import { Art } from '@alcancia/web-kit/art';

/** One disc stands for this many coins (look, Main loop). */
const coinsPerDisc = 20;
const mostDiscs = 16;
const sways = [0, 2, -1, 1.5, -2, 0.5, 0, -1.5];

const drawDisc = (at: number) =>
  `<g transform="translate(${50 + (sways[at % sways.length] ?? 0)} ${176 - at * 10})"><path d="M-34 0 V-9 H34 V0 A34 9 0 0 1 -34 0Z" fill="#B06A00"/><path d="M-34 -2.5 V-9 H34 V-2.5 A34 9 0 0 1 -34 -2.5Z" fill="#F2A316"/><ellipse cy="-9" rx="34" ry="9" fill="#FFC145"/></g>`;

function drawStack(discs: number): string {
  const top = discs - 1;
  const slot = `<g transform="translate(${50 + (sways[top % sways.length] ?? 0)} ${167 - top * 10})"><ellipse rx="24" ry="6" fill="#FFD780"/><rect x="-2.5" y="-5" width="5" height="9" rx="2.5" fill="#B06A00"/></g>`;
  const height = Math.max(60, discs * 10 + 30);
  return `<svg viewBox="0 ${190 - height} 100 ${height}"><ellipse cx="50" cy="180" rx="42" ry="9" fill="#0B1F1D" opacity=".12"/>${Array.from({ length: discs }, (_, at) => drawDisc(at)).join('')}${discs > 0 ? slot : ''}</svg>`;
}

/** An amount as a pile of discs: at least one as soon as there is a whole coin. */
export function CoinStack({ cents }: { readonly cents: number }) {
  const discs = Math.min(mostDiscs, Math.ceil(format.wholeCoins(cents) / coinsPerDisc));
  const svg = useMemo(() => drawStack(discs), [discs]);
  return <Art className="stk" svg={svg} />;
}
