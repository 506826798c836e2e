import type { PetKit } from './pet-kits.js';

export const tails: Readonly<Record<Exclude<PetKit['tail'], ''>, (k: PetKit) => string>> = {
  curl: (k) =>
    `<path d="M160 168 C190 168 194 138 182 124" fill="none" stroke="${k.d}" stroke-width="14" stroke-linecap="round"/>`,
  stub: (k) =>
    `<path d="M162 160 C178 156 184 146 184 136" fill="none" stroke="${k.d}" stroke-width="14" stroke-linecap="round"/>`,
  pompom: (k) => `<circle cx="172" cy="160" r="15" fill="${k.l}"/>`,
  brush: (k) =>
    `<path d="M150 176 C196 182 206 138 184 112 C176 128 160 138 154 150 Z" fill="${k.d}"/><path d="M184 112 C196 126 199 142 194 154 C188 146 180 140 172 138 C178 130 182 122 184 112Z" fill="${k.l}"/>`,
  dragon: (k) =>
    `<path d="M152 172 C186 178 198 152 190 132" fill="none" stroke="${k.d}" stroke-width="15" stroke-linecap="round"/><path d="M176 134 L191 108 L204 136 Z" fill="${k.x}" stroke="${k.x}" stroke-width="5" stroke-linejoin="round"/>`,
};
