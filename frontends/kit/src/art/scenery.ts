import { svgId } from './svg-id.js';

export const rnd = (seed: number) => (): number => {
  seed = (seed * 16807) % 2147483647;
  return seed / 2147483647;
};
export const dots = (
  n: number,
  seed: number,
  x0: number,
  x1: number,
  y0: number,
  y1: number,
  r0: number,
  r1: number,
  fill: string,
  op = 1,
): string => {
  const r = rnd(seed);
  let s = '';
  for (let i = 0; i < n; i++)
    s += `<circle cx="${(x0 + r() * (x1 - x0)).toFixed(1)}" cy="${(y0 + r() * (y1 - y0)).toFixed(1)}" r="${(r0 + r() * (r1 - r0)).toFixed(1)}"/>`;
  return `<g fill="${fill}" opacity="${op}">${s}</g>`;
};
export const spark = (x: number, y: number, r: number, f: string): string =>
  `<path transform="translate(${x} ${y})" d="M0 ${-r} Q${r * 0.16} ${-r * 0.16} ${r} 0 Q${r * 0.16} ${r * 0.16} 0 ${r} Q${-r * 0.16} ${r * 0.16} ${-r} 0 Q${-r * 0.16} ${-r * 0.16} 0 ${-r}Z" fill="${f}"/>`;
type Stops = readonly (readonly [number, string])[];
const grad = (i: string, stops: Stops, x2 = 0, y2 = 1): string =>
  `<linearGradient id="${i}" x1="0" y1="0" x2="${x2}" y2="${y2}">${stops.map(([o, c]) => `<stop offset="${o}" stop-color="${c}"/>`).join('')}</linearGradient>`;
export const bg = (stops: Stops, x2?: number, y2?: number): string => {
  const g = svgId('g');
  return `<defs>${grad(g, stops, x2, y2)}</defs><rect width="400" height="250" fill="url(#${g})"/>`;
};
export const pine = (x: number, y: number, h: number, c: string): string =>
  `<g transform="translate(${x} ${y})" fill="${c}" stroke="${c}" stroke-width="4" stroke-linejoin="round"><path d="M0 ${-h} L${h * 0.26} ${-h * 0.55} H${-h * 0.26}Z"/><path d="M0 ${-h * 0.76} L${h * 0.34} ${-h * 0.24} H${-h * 0.34}Z"/><path d="M0 ${-h * 0.5} L${h * 0.4} ${h * 0.04} H${-h * 0.4}Z"/></g>`;
