import type { PetStage } from '@alcancia/contracts/pets';

import { colours } from './colours.js';
import { flowerInner } from './coin.js';
import { eyesOf, type Mood } from './eyes.js';
import { mirror } from './mirror.js';
import { ears } from './pet-ears.js';
import { petKits, type PetName } from './pet-kits.js';
import { marks } from './pet-marks.js';
import { INK, muzzles } from './pet-muzzles.js';
import { tails } from './pet-tails.js';
import { svgId } from './svg-id.js';

const BUN = 'M100 50 C146 50 172 82 172 124 C172 165 142 185 100 185 C58 185 28 165 28 124 C28 82 54 50 100 50 Z';
const EGG = 'M100 42 C138 42 160 92 160 128 C160 164 134 186 100 186 C66 186 40 164 40 128 C40 92 62 42 100 42 Z';
/** viewBox 0 -20 200 220 */
export function petInner(kit: PetName, stage: PetStage | 'head' = 3, mood: Mood = 'happy'): string {
  const k = petKits[kit],
    b = svgId('p');
  const isGrown = stage === 4 || stage === 5;
  const mark = k.mark ? marks[k.mark](k) : '';
  const shade = (path: string) => `<clipPath id="${b}"><path d="${path}"/></clipPath><path d="${path}" fill="${k.m}"/>`;
  const crescent = `<g clip-path="url(#${b})"><path d="M0 20 H200 V200 H0 Z M96 36 C144 36 170 68 170 110 C170 154 140 173 96 173 C54 173 22 152 22 112 C22 68 50 36 96 36 Z" fill="${k.d}" fill-rule="evenodd" opacity=".42"/></g>`;
  const ground = `<ellipse cx="100" cy="193" rx="64" ry="7" fill="#0B1F1D" opacity=".16"/>`;
  const glaze = `<path d="M46 112 C50 92 62 78 78 71" fill="none" stroke="#fff" stroke-width="7" stroke-linecap="round" opacity=".55"/><circle cx="43" cy="127" r="3.6" fill="#fff" opacity=".55"/>`;
  if (stage === 1)
    return `${ground}${shade(EGG)}<g clip-path="url(#${b})"><path d="M40 120 q15 -16 30 0 t30 0 t30 0 t30 0 V190 H40Z" fill="${k.d}" opacity=".55"/><g fill="${k.l}" opacity=".95"><circle cx="76" cy="92" r="9"/><circle cx="118" cy="78" r="7"/><circle cx="132" cy="106" r="6"/></g><g fill="${k.x}" opacity=".8"><circle cx="66" cy="146" r="6"/><circle cx="100" cy="156" r="8"/><circle cx="134" cy="146" r="6"/></g></g><path d="M60 104 C64 84 74 68 86 60" fill="none" stroke="#fff" stroke-width="7" stroke-linecap="round" opacity=".6"/>`;
  const eyeDy = k.mz === 'mask' ? 119 : 117;
  const face = `${mark ? `<g clip-path="url(#${b})">${k.mark === 'fringe' || k.mark === 'spike' ? '' : mark}</g>` : ''}${k.mark === 'fringe' || k.mark === 'spike' ? mark : ''}${muzzles[k.mz](k, mood)}
   <ellipse cx="50" cy="140" rx="11" ry="7.5" fill="#F4695E" opacity=".32"/><ellipse cx="150" cy="140" rx="11" ry="7.5" fill="#F4695E" opacity=".32"/>
   ${eyesOf(mood, 69, 131, eyeDy, 8.6, k.mz === 'mask' ? '#20110A' : INK)}`;
  const earsDrawn = k.ears ? ears[k.ears](k) : '';
  const feet = `<rect x="58" y="166" width="30" height="28" rx="13" fill="${kit === 'penguin' || kit === 'owl' ? k.x : k.d}"/><rect x="112" y="166" width="30" height="28" rx="13" fill="${kit === 'penguin' || kit === 'owl' ? k.x : k.d}"/>`;
  const shell = k.shell
    ? `<path d="M10 146 C8 80 46 30 100 30 C154 30 192 80 190 146 C190 178 160 182 100 182 C40 182 10 178 10 146 Z" fill="#2C5F42"/><path d="M14 140 C12 80 48 30 100 30 C152 30 188 80 186 140 C186 160 150 166 100 166 C50 166 14 160 14 140 Z" fill="${k.x}"/><g fill="#6BB07A" opacity=".8"><path d="M30 84 q10 -22 26 -30 l8 12 q-16 10 -22 30 Z"/><path d="M170 84 q-10 -22 -26 -30 l-8 12 q16 10 22 30 Z"/><path d="M82 41 q18 -5 36 0 l-5 12 h-26 Z"/></g>`
    : '';
  const bodyT = k.shell ? 'translate(100 128) scale(.82) translate(-100 -118)' : '';
  const wings =
    k.wings === 2
      ? mirror(
          `<path d="M40 112 C20 100 4 84 -4 62 C12 66 18 70 24 76 C24 66 24 60 22 52 C40 62 54 82 58 100 Z" fill="${k.d}"/>`,
        )
      : k.wings
        ? mirror(`<path d="M34 108 C16 118 8 142 16 160 C30 158 42 146 46 130 Z" fill="${k.d}"/>`)
        : '';
  if (stage === 2)
    return `${ground}<g transform="translate(100 120) scale(.84) translate(-100 -118)">${earsDrawn}${shade(BUN)}${crescent}${face}${glaze}</g>
    <path d="M40 138 L54 124 L68 138 L84 124 L100 138 L116 124 L132 138 L146 124 L160 138 C162 172 136 190 100 190 C64 190 38 172 40 138 Z" fill="${k.l}" stroke="${k.l}" stroke-width="4" stroke-linejoin="round"/><path d="M48 164 C58 182 78 190 100 190 C136 190 158 172 160 146 C150 168 126 178 100 178 C78 178 60 174 48 164Z" fill="${k.d}" opacity=".35"/><g fill="${k.m}"><circle cx="70" cy="160" r="7"/><circle cx="104" cy="168" r="6"/><circle cx="134" cy="156" r="7"/></g>`;
  const s = { 3: 0.8, 4: 0.92, 5: 1, head: 1 }[stage];
  const bloom = isGrown
    ? `<g transform="translate(${k.shell ? 150 : 147} ${k.shell ? 92 : 76}) rotate(-30) scale(1.05)">${flowerInner('#FFF4EE', colours.honey4, '#2E8E6E')}</g>`
    : '';
  const crown =
    stage === 5
      ? `<g transform="translate(100 ${k.ears === 'llama' ? 44 : 46})"><path d="M-30 6 L-33 -24 L-15 -10 L0 -32 L15 -10 L33 -24 L30 6 Q0 14 -30 6 Z" fill="${colours.honey4}" stroke="${colours.honey4}" stroke-width="4" stroke-linejoin="round"/><path d="M-30 -2 Q0 6 30 -2 L30 6 Q0 14 -30 6Z" fill="${colours.honey5}"/><circle cy="-9" r="5.5" fill="${colours.guava5}"/><circle cx="-18" cy="-3" r="3.4" fill="#fff"/><circle cx="18" cy="-3" r="3.4" fill="#fff"/></g>`
      : '';
  const sp = (x: number, y: number, r: number) =>
    `<path transform="translate(${x} ${y})" d="M0 ${-r} Q${r * 0.18} ${-r * 0.18} ${r} 0 Q${r * 0.18} ${r * 0.18} 0 ${r} Q${-r * 0.18} ${r * 0.18} ${-r} 0 Q${-r * 0.18} ${-r * 0.18} 0 ${-r}Z" fill="${colours.honey4}"/>`;
  const sparkle = stage === 5 ? sp(8, 66, 11) + sp(192, 88, 8) + sp(22, 30, 6) : '';
  return `${ground}<g transform="translate(100 190) scale(${s}) translate(-100 -190)">${isGrown && k.tail ? tails[k.tail](k) : ''}${shell}${isGrown ? wings : ''}${feet}<g transform="${bodyT}">${earsDrawn}${shade(BUN)}${crescent}${face}${glaze}</g>${bloom}${crown}${sparkle}</g>`;
}
export const pet = (kit: PetName, stage?: PetStage, mood?: Mood, attrs = ''): string =>
  `<svg viewBox="-10 -20 220 220" ${attrs} aria-hidden="true">${petInner(kit, stage, mood)}</svg>`;
/** head crop for avatars */
export const avatar = (kit: PetName, bg: string, size = 44, mood: Mood = 'happy', cls = ''): string => {
  const c = svgId('v');
  return `<svg class="${cls}" viewBox="0 0 100 100" width="${size}" height="${size}" aria-hidden="true"><clipPath id="${c}"><circle cx="50" cy="50" r="50"/></clipPath><circle cx="50" cy="50" r="50" fill="${bg}"/><g clip-path="url(#${c})"><g transform="translate(${petKits[kit].ears === 'long' ? '4 18' : '-9 -11'}) scale(${petKits[kit].ears === 'long' ? 0.46 : 0.59})">${petInner(kit, 'head', mood)}</g></g></svg>`;
};
