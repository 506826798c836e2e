import { flowerInner, petInner, pigInner } from '@alcancia/web-kit/art';

interface Ring {
  readonly at: number;
  readonly wide: number;
  readonly high: number;
  readonly leaves: number;
  readonly fill: string;
}

/** A wreath of leaves around 0,0. */
const wreath = ({ at, wide, high, leaves, fill }: Ring): string =>
  `<g fill="${fill}">${Array.from(
    { length: leaves },
    (_, leaf) =>
      `<path d="M0 -${at} q${wide} -${high * 0.55} 0 -${high} q-${wide} ${high * 0.45} 0 ${high}Z" transform="rotate(${(360 / leaves) * leaf})"/>`,
  ).join('')}</g>`;

/** The large pig before a green wreath: sign-in and sign-up. */
export const welcomeScene = (): string =>
  `<svg viewBox="0 0 560 640" preserveAspectRatio="xMidYMax slice" aria-hidden="true"><rect width="560" height="640" fill="#B4DCD0"/><g transform="translate(280 446)"><circle r="228" fill="#A3D3C5"/>${wreath({ at: 240, wide: 10, high: 28, leaves: 32, fill: '#8CC4B6' })}<circle r="186" fill="#8CC4B6" opacity=".7"/></g><g transform="translate(66 512) scale(3) rotate(-12)">${flowerInner()}</g><g transform="translate(506 548) scale(2.3) rotate(20)">${flowerInner('#FFE9BD', '#A83E3A')}</g><ellipse cx="280" cy="596" rx="190" ry="18" fill="#0E5049" opacity=".2"/><g transform="translate(80 204) scale(1.67)">${pigInner({ mood: 'wink', ground: false })}</g></svg>`;

const egg = (kit: 'fox' | 'rabbit' | 'dragon', at: string): string => `<g transform="${at}">${petInner(kit, 1)}</g>`;

/** The pig looks at three eggs: onboarding. */
export const eggsScene = (): string =>
  `<svg viewBox="0 0 560 760" preserveAspectRatio="xMidYMax slice" aria-hidden="true"><rect width="560" height="760" fill="#FBC0B4"/><g transform="translate(280 520)"><circle r="240" fill="#F9B3A7"/>${wreath({ at: 252, wide: 11, high: 30, leaves: 34, fill: '#F6A092' })}</g><ellipse cx="280" cy="706" rx="240" ry="20" fill="#7C2B2C" opacity=".18"/><g transform="translate(112 276) scale(1.4)">${pigInner({ mood: 'look', ground: false, base: '#FDE6DF', deep: '#F6A092' })}</g>${egg('fox', 'translate(24 520) scale(.98)')}${egg('rabbit', 'translate(176 548) scale(.9)')}${egg('dragon', 'translate(330 522) scale(.98)')}</svg>`;

/** The adult's tile on '¿Quién está aquí?'. */
export const adultScene = (): string =>
  `<svg viewBox="0 0 220 190" preserveAspectRatio="xMidYMax slice" aria-hidden="true"><rect width="220" height="190" fill="#0E5049"/><g transform="translate(110 118)"><circle r="92" fill="#14675D"/>${wreath({ at: 96, wide: 6, high: 20, leaves: 26, fill: '#1B7165' })}</g><g transform="translate(36 52) scale(.62)">${pigInner({ ground: false, legs: false })}</g></svg>`;

/** An envelope with the pig: one new e-mail. */
export const mailScene = (): string =>
  `<svg viewBox="0 0 180 130" aria-hidden="true"><g transform="translate(44 -4) scale(.39)">${pigInner({ ground: false, legs: false, coin: false })}</g><path d="M18 66 L90 112 L162 66 V114 a14 14 0 0 1-14 14 H32 a14 14 0 0 1-14-14Z" fill="#14675D"/><path d="M18 66 L76 104 L26 126 A14 14 0 0 1 18 114Z" fill="#0E5049"/><path d="M162 66 L104 104 L154 126 A14 14 0 0 0 162 114Z" fill="#0E5049"/><circle cx="150" cy="38" r="15" fill="#B3261E"/><path d="M145.5 33.5 L151 30.5 V46" fill="none" stroke="#fff" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/></svg>`;
