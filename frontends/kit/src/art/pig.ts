import { colours } from './colours.js';
import { coinInner, flowerInner } from './coin.js';
import { eyesOf, type Mood } from './eyes.js';
import { svgId } from './svg-id.js';

export interface PigLook {
  mood?: Mood;
  coin?: boolean;
  flower?: boolean;
  ground?: boolean;
  base?: string;
  deep?: string;
  ink?: string;
  legs?: boolean;
  mouth?: boolean;
}

/** What stands inside a 240 × 240 view box. */
export function pigInner({
  mood = 'happy',
  coin = true,
  flower = true,
  ground = true,
  base = colours.guava4,
  deep = colours.guava5,
  ink = colours.clay,
  legs = true,
  mouth = true,
}: PigLook = {}): string {
  const b = svgId('b'),
    c = svgId('c');
  const body = 'M120 54 C176 54 216 88 216 138 C216 186 174 209 120 209 C66 209 24 186 24 138 C24 88 64 54 120 54 Z';
  const mouths: Partial<Record<Mood, string>> = {
    happy: `<path d="M106 189 Q120 199 134 189" fill="none" stroke="${ink}" stroke-width="5" stroke-linecap="round"/>`,
    cheer: `<path d="M103 187 Q120 190 137 187 Q135 205 120 205 Q105 205 103 187 Z" fill="${ink}"/><path d="M110 199 Q120 193 130 199 Q126 205 120 205 Q114 205 110 199 Z" fill="#F4776B"/>`,
    sleep: `<path d="M112 190 Q120 194 128 190" fill="none" stroke="${ink}" stroke-width="5" stroke-linecap="round"/>`,
    think: `<path d="M110 191 L128 189" fill="none" stroke="${ink}" stroke-width="5" stroke-linecap="round"/>`,
    look: `<ellipse cx="120" cy="193" rx="7" ry="6.5" fill="${ink}"/>`,
    calm: `<path d="M110 191 Q120 196 130 191" fill="none" stroke="${ink}" stroke-width="5" stroke-linecap="round"/>`,
  };
  const m = mouths[mood] ?? mouths.happy ?? '';
  const brow =
    mood === 'calm'
      ? `<path d="M56 112 Q64 104 75 106 M184 112 Q176 104 165 106" fill="none" stroke="${ink}" stroke-width="5" stroke-linecap="round"/>`
      : '';
  return `
  ${ground ? `<ellipse cx="120" cy="221" rx="82" ry="9" fill="${colours.ink}" opacity=".12"/>` : ''}
  ${legs ? `<rect x="62" y="186" width="38" height="36" rx="16" fill="${deep}"/><rect x="140" y="186" width="38" height="36" rx="16" fill="${deep}"/>` : ''}
  <path d="M52 104 C34 82 24 48 36 34 C48 22 86 38 106 62 Z" fill="${base}"/><path d="M60 88 C48 72 41 52 48 46 C56 40 76 50 88 64 Z" fill="${deep}"/>
  <path d="M188 104 C206 82 216 48 204 34 C192 22 154 38 134 62 Z" fill="${base}"/><path d="M180 88 C192 72 199 52 192 46 C184 40 164 50 152 64 Z" fill="${deep}"/>
  <clipPath id="${b}"><path d="${body}"/></clipPath>
  <path d="${body}" fill="${base}"/>
  <g clip-path="url(#${b})"><path d="M-10 -10 H250 V250 H-10 Z M118 40 C176 40 214 74 214 124 C214 176 172 195 116 195 C58 195 16 172 16 124 C16 74 62 40 118 40 Z" fill="${deep}" fill-rule="evenodd" opacity=".55"/></g>
  <path d="M46 122 C52 98 68 82 88 74" fill="none" stroke="#fff" stroke-width="9" stroke-linecap="round" opacity=".6"/><circle cx="43" cy="141" r="4.5" fill="#fff" opacity=".6"/>
  <rect x="88" y="68" width="64" height="13" rx="6.5" fill="${ink}"/>
  ${coin ? `<clipPath id="${c}"><rect x="80" y="0" width="80" height="75"/></clipPath><g clip-path="url(#${c})"><g transform="translate(120 50)">${coinInner(27)}</g></g>` : ''}
  ${flower ? `<g transform="translate(176 90) rotate(-84) scale(.95)">${flowerInner()}</g>` : ''}
  <ellipse cx="50" cy="163" rx="15" ry="10" fill="#F4695E" opacity=".38"/><ellipse cx="190" cy="163" rx="15" ry="10" fill="#F4695E" opacity=".38"/>
  <rect x="82" y="134" width="76" height="48" rx="24" fill="${deep}"/><path d="M96 142 Q120 135 144 142" fill="none" stroke="#fff" stroke-width="5" stroke-linecap="round" opacity=".35"/>
  <rect x="102" y="149" width="10" height="18" rx="5" fill="${ink}"/><rect x="128" y="149" width="10" height="18" rx="5" fill="${ink}"/>
  ${eyesOf(mood, 68, 172, 133, 10.5, '#3A1719')}${brow}${mouth ? m : ''}`;
}
/** The product's piggy bank. */
export const pig = (look: PigLook = {}, attrs = ''): string =>
  `<svg viewBox="0 0 240 240" ${attrs} aria-hidden="true">${pigInner(look)}</svg>`;
