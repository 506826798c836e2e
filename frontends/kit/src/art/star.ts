import { colours } from './colours.js';

type Point = readonly [number, number];

/** star, rounded, 24 box centred at 0 */
export function starPath(R = 11, k = 0.5, round = 2.2): string {
  const pts: Point[] = [];
  for (let i = 0; i < 10; i++) {
    const rr = i % 2 ? R * k : R;
    const a = -Math.PI / 2 + (i * Math.PI) / 5;
    pts.push([rr * Math.cos(a), rr * Math.sin(a)]);
  }
  return roundPoly(pts, round);
}
function roundPoly(pts: readonly Point[], r: number): string {
  const n = pts.length;
  let d = '';
  for (let i = 0; i < n; i++) {
    const at = (j: number): Point => pts[(j + n) % n] ?? [0, 0];
    const p0 = at(i - 1),
      p1 = at(i),
      p2 = at(i + 1);
    const v = (a: Point, b: Point): [number, number, number] => {
      const dx = b[0] - a[0],
        dy = b[1] - a[1],
        l = Math.hypot(dx, dy);
      return [dx / l, dy / l, l];
    };
    const a = v(p1, p0),
      b = v(p1, p2);
    const rr = Math.min(r, a[2] / 2, b[2] / 2);
    const s: Point = [p1[0] + a[0] * rr, p1[1] + a[1] * rr],
      e: Point = [p1[0] + b[0] * rr, p1[1] + b[1] * rr];
    d += `${i ? 'L' : 'M'}${s[0].toFixed(2)} ${s[1].toFixed(2)} Q${p1[0].toFixed(2)} ${p1[1].toFixed(2)} ${e[0].toFixed(2)} ${e[1].toFixed(2)} `;
  }
  return d + 'Z';
}
export const starInner = (R = 11): string =>
  `<path d="${starPath(R, 0.54, R * 0.26)}" fill="${colours.jacaranda5}"/><path d="M${-R * 0.3} ${-R * 0.12} L${-R * 0.08} ${-R * 0.42}" stroke="#fff" stroke-width="${R * 0.15}" stroke-linecap="round" opacity=".7"/>`;
export const star = (s = 20, attrs = ''): string =>
  `<svg viewBox="-12 -12 24 24" width="${s}" height="${s}" ${attrs} aria-hidden="true">${starInner(12)}</svg>`;
