import type { Mood } from './eyes.js';
import { flip } from './mirror.js';
import type { PetKit } from './pet-kits.js';

export const INK = '#2E1C1E';
const mouthW = (y: number, mood: Mood): string =>
  mood === 'cheer'
    ? `<path d="M85 ${y} Q100 ${y + 4} 115 ${y} Q113 ${y + 17} 100 ${y + 17} Q87 ${y + 17} 85 ${y} Z" fill="${INK}"/><path d="M92 ${y + 12} Q100 ${y + 7} 108 ${y + 12} Q105 ${y + 17} 100 ${y + 17} Q95 ${y + 17} 92 ${y + 12}Z" fill="#F4776B"/>`
    : `<path d="M100 ${y - 6} V${y} M100 ${y} Q92 ${y + 9} 84 ${y + 2} M100 ${y} Q108 ${y + 9} 116 ${y + 2}" fill="none" stroke="${INK}" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/>`;
const smile = (y: number, mood: Mood, w = 22): string =>
  mood === 'cheer'
    ? `<path d="M${100 - w} ${y} Q100 ${y + 6} ${100 + w} ${y} Q${100 + w - 3} ${y + 22} 100 ${y + 22} Q${100 - w + 3} ${y + 22} ${100 - w} ${y} Z" fill="${INK}"/><path d="M${100 - w * 0.5} ${y + 17} Q100 ${y + 9} ${100 + w * 0.5} ${y + 17} Q100 ${y + 24} ${100 - w * 0.5} ${y + 17}Z" fill="#F4776B"/>`
    : `<path d="M${100 - w} ${y} Q100 ${y + 16} ${100 + w} ${y}" fill="none" stroke="${INK}" stroke-width="4.5" stroke-linecap="round"/>`;
export const muzzles: Readonly<Record<PetKit['mz'], (k: PetKit, m: Mood) => string>> = {
  muzzle: (k, m) =>
    `<ellipse cx="100" cy="143" rx="33" ry="24" fill="${k.l}"/><path d="M91 128 Q100 124 109 128 Q108 138 100 140 Q92 138 91 128Z" fill="${INK}"/>${mouthW(147, m)}`,
  nose: (k, m) =>
    `<path d="M91 130 Q100 126 109 130 Q108 139 100 141 Q92 139 91 130Z" fill="${k.x === '#F2A3BC' ? '#D9577F' : INK}"/>${mouthW(148, m)}`,
  beak: (k, m) =>
    `<path d="M100 124 C110 124 120 132 118 137 C114 148 104 152 100 152 C96 152 86 148 82 137 C80 132 90 124 100 124Z" fill="${k.x}"/><path d="M84 138 Q100 ${m === 'cheer' ? 152 : 144} 116 138" fill="none" stroke="#9A5A08" stroke-width="3.5" stroke-linecap="round"/>`,
  smile: (_k, m) => smile(136, m),
  mask: (k, m) =>
    `<path d="M100 86 C140 78 164 100 160 130 C156 158 128 168 100 168 C72 168 44 158 40 130 C36 100 60 78 100 86 Z" fill="${k.l}"/><path d="M58 104 C72 100 84 108 84 120 C84 132 64 136 52 140 C48 126 50 108 58 104Z" fill="${k.x}"/>${flip(`<path d="M58 104 C72 100 84 108 84 120 C84 132 64 136 52 140 C48 126 50 108 58 104Z" fill="${k.x}"/>`)}<path d="M90 132 Q100 127 110 132 Q108 141 100 143 Q92 141 90 132Z" fill="${INK}"/>${smile(149, m, 13)}`,
  snout: (k, m) =>
    `<rect x="64" y="126" width="72" height="44" rx="22" fill="${k.l}"/><ellipse cx="86" cy="138" rx="4" ry="5" fill="${k.d}"/><ellipse cx="114" cy="138" rx="4" ry="5" fill="${k.d}"/>${smile(148, m, 15)}`,
};
