import { colours } from './colours.js';

export function flowerInner(p: string = '#FFF4EE', c: string = colours.honey4, l: string = colours.agave6): string {
  const petals = [0, 72, 144, 216, 288]
    .map((a) => `<ellipse cx="0" cy="-8.2" rx="5.6" ry="7" transform="rotate(${a})"/>`)
    .join('');
  return `<g fill="${l}"><path d="M4 10 Q18 12 20 24 Q8 24 4 10Z"/><path d="M-4 11 Q-6 24 -18 26 Q-18 14 -4 11Z"/></g><g fill="${p}">${petals}</g><circle r="4.6" fill="${c}"/>`;
}

/** coin of radius r centred at 0,0 */
export function coinInner(r = 24): string {
  return `<circle r="${r}" fill="${colours.honey5}"/><circle r="${r * 0.8}" fill="${colours.honey4}"/><rect x="${-r * 0.1}" y="${-r * 0.42}" width="${r * 0.2}" height="${r * 0.84}" rx="${r * 0.1}" fill="#B06A00"/><path d="M${-r * 0.56} ${-r * 0.18} A${r * 0.6} ${r * 0.6} 0 0 1 ${-r * 0.16} ${-r * 0.57}" fill="none" stroke="#fff" stroke-width="${r * 0.12}" stroke-linecap="round" opacity=".75"/>`;
}
export const coin = (s = 20, attrs = ''): string =>
  `<svg viewBox="-12 -12 24 24" width="${s}" height="${s}" ${attrs} aria-hidden="true">${coinInner(12)}</svg>`;
