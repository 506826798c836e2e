import { mirror } from './mirror.js';
import type { PetKit } from './pet-kits.js';

export const marks: Readonly<Record<Exclude<PetKit['mark'], ''>, (k: PetKit) => string>> = {
  stripes: (k) =>
    `<g stroke="${k.x}" stroke-width="7" stroke-linecap="round" opacity=".75"><path d="M100 60 V78 M82 64 L85 77 M118 64 L115 77 M36 122 L48 126 M36 140 L47 140 M164 122 L152 126 M164 140 L153 140"/></g>`,
  patch: (k) =>
    `<path d="M118 92 C138 84 160 98 158 122 C156 140 132 142 122 128 C116 118 110 98 118 92 Z" fill="${k.x}" opacity=".55"/>`,
  cheeks: (k) =>
    `<path d="M28 126 C46 120 66 132 100 140 C134 132 154 120 172 126 C172 166 140 186 100 186 C60 186 28 166 28 126 Z" fill="${k.l}"/>`,
  discs: (k) =>
    mirror(`<circle cx="70" cy="114" r="30" fill="${k.l}"/>`) +
    `<path d="M62 160 q8 10 16 0 q8 10 16 0 q8 10 16 0 q8 10 16 0 q6 8 12 0" fill="none" stroke="${k.l}" stroke-width="5" stroke-linecap="round" opacity=".8"/>`,
  freckles: (k) =>
    `<g fill="${k.x}" opacity=".5"><circle cx="84" cy="72" r="4"/><circle cx="100" cy="66" r="5"/><circle cx="116" cy="73" r="4"/></g>`,
  fringe: (k) =>
    `<g fill="${k.l}"><circle cx="74" cy="66" r="15"/><circle cx="100" cy="58" r="19"/><circle cx="126" cy="66" r="15"/><circle cx="87" cy="78" r="12"/><circle cx="113" cy="78" r="12"/></g><g><circle cx="46" cy="44" r="8" fill="#D9577F"/><circle cx="154" cy="44" r="8" fill="#14807A"/></g>`,
  rosettes: (k) =>
    `<g fill="none" stroke="${k.x}" stroke-width="6" stroke-linecap="round" opacity=".85"><path d="M94 62 a9 8 0 1 1 10 1"/><path d="M66 74 a7 7 0 1 1 8 3"/><path d="M130 74 a7 7 0 1 1 8 4"/><path d="M40 134 a7 7 0 1 1 4 11"/><path d="M154 132 a7 7 0 1 1 0 12"/><path d="M56 158 a6 6 0 1 1 7 6"/><path d="M136 158 a6 6 0 1 1 7 6"/></g>`,
  heart: (k) =>
    `<path d="M100 96 C88 78 46 84 46 122 C46 158 70 180 100 180 C130 180 154 158 154 122 C154 84 112 78 100 96 Z" fill="${k.l}"/>`,
  spike: (k) =>
    `<g fill="${k.x}"><path d="M88 54 L100 30 L112 54 Z" stroke="${k.x}" stroke-width="5" stroke-linejoin="round"/></g>`,
};
