import { coinInner, petInner, pigInner } from '@alcancia/web-kit/art';

/** One leaf of a wreath, used again for all of its leaves: a hundred paths would be a fifth of the page. */
const ring = (name: string, count: number, at: number, fill: string): string =>
  `<path id="${name}" d="M0 -${at} q10 -16.5 0 -30 q-10 13.5 0 30Z" fill="${fill}"/>${Array.from(
    { length: count - 1 },
    (_, leaf) => `<use href="#${name}" transform="rotate(${(360 / count) * (leaf + 1)})"/>`,
  ).join('')}`;

/** The large pig of the hero, with the coin that falls into it. */
export const heroScene = (): string =>
  `<svg class="scene" viewBox="0 0 720 700" aria-hidden="true"><g transform="translate(360 430)"><circle r="330" fill="#11594F"/>${ring('hl', 40, 318, '#1B7165')}<circle r="270" fill="#16665B"/></g><g transform="translate(64 186) scale(2.6)">${pigInner({ mood: 'look', ground: false, legs: false, coin: false, mouth: false })}</g><path d="M250 74 C304 84 358 150 374 252" stroke="#FFC145" stroke-width="4" stroke-linecap="round" stroke-dasharray="1 15" fill="none" opacity=".75"/><g class="mid" transform="translate(336 142) rotate(14) scale(.86 1)">${coinInner(36)}</g><clipPath id="slit"><rect x="300" y="200" width="160" height="184"/></clipPath><g clip-path="url(#slit)"><g class="drop"><g transform="translate(376 326)">${coinInner(64)}</g></g></g><path d="M293 381 h166 q0 14 -17 15.5 h-132 q-17 -1.5 -17 -15.5Z" fill="#7C2B2C"/></svg>`;

/** The pig that does not know what to answer. */
export const askedScene = (): string =>
  `<svg class="probart" viewBox="0 0 560 460" aria-hidden="true"><circle cx="280" cy="330" r="220" fill="#FBD2C8"/><circle cx="280" cy="330" r="158" fill="#FBC0B4"/><g transform="translate(160 158) scale(1)">${pigInner({ mood: 'think', coin: false })}</g></svg>`;

export const wreathOfImpact = (): string =>
  `<svg class="rg" viewBox="0 0 720 720" aria-hidden="true"><g transform="translate(360 360)"><circle r="330" fill="#11594F"/>${ring('il', 40, 318, '#1B7165')}<circle r="270" fill="#16665B"/></g></svg>`;

export const coinNumber = (): string =>
  `<svg viewBox="-34 -34 68 68" aria-hidden="true"><circle r="32" fill="#F2A316"/><circle r="26" fill="#FFC145"/><path d="M-18 -6 A19 19 0 0 1 -5 -18" fill="none" stroke="#fff" stroke-width="4" stroke-linecap="round" opacity=".75"/></svg>`;

const shelf = (fill: string, ground: string, inner: string): string =>
  `<svg class="shelf" viewBox="0 0 380 150" preserveAspectRatio="xMidYMax slice" aria-hidden="true"><rect width="380" height="150" fill="${fill}"/><rect y="128" width="380" height="22" fill="${ground}"/>${inner}</svg>`;
const onShelf = (x: number, size: number, inner: string): string =>
  `<g transform="translate(${x} ${136 - size * 0.92}) scale(${size / 240})">${inner}</g>`;
const aPig = (): string => pigInner({ ground: false, mood: 'happy' });

/** What stands on the shelf of the first plan, the second, and every other one. */
export const planScenes: readonly (() => string)[] = [
  () => shelf('#FBD2C8', '#F9B3A7', `<circle cx="190" cy="140" r="84" fill="#FDE6DF"/>${onShelf(140, 100, aPig())}`),
  () =>
    shelf(
      '#14675D',
      '#0A3D39',
      `<circle cx="190" cy="140" r="98" fill="#1B7165"/>${onShelf(64, 84, petInner('rabbit', 2))}${onShelf(134, 112, aPig())}${onShelf(236, 86, petInner('fox', 2))}`,
    ),
  () =>
    shelf(
      '#B4DCD0',
      '#8CC4B6',
      `${onShelf(20, 74, petInner('turtle', 2))}${onShelf(86, 82, petInner('owl', 2))}${onShelf(146, 92, aPig())}${onShelf(222, 82, petInner('axolotl', 3))}${onShelf(290, 72, petInner('penguin', 2))}`,
    ),
];

/** A phone whose home screen has the pig on it. */
export const phoneScene = (): string =>
  `<svg class="phone" viewBox="0 0 320 330" aria-hidden="true"><rect x="40" y="6" width="240" height="400" rx="36" fill="#0A3D39"/><rect x="52" y="18" width="216" height="388" rx="26" fill="#B4DCD0"/><rect x="122" y="26" width="76" height="16" rx="8" fill="#0A3D39"/>${[0, 1, 2, 3, 4, 5, 6, 7, 8].map((n) => (n === 4 ? '' : `<rect x="${76 + (n % 3) * 62}" y="${70 + Math.floor(n / 3) * 62}" width="46" height="46" rx="13" fill="#8CC4B6"/>`)).join('')}<rect x="126" y="120" width="70" height="70" rx="20" fill="#fff"/><rect x="130" y="124" width="62" height="62" rx="17" fill="#0E5049"/><g transform="translate(136 128) scale(.21)">${pigInner({ ground: false, legs: false })}</g></svg>`;
