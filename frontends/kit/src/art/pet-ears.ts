import { mirror } from './mirror.js';
import type { PetKit } from './pet-kits.js';

export const ears: Readonly<Record<Exclude<PetKit['ears'], ''>, (k: PetKit) => string>> = {
  pointed: (k) =>
    mirror(
      `<path d="M44 92 C34 66 32 40 40 34 C48 28 74 46 90 62 Z" fill="${k.m}"/><path d="M52 80 C46 64 44 50 48 47 C53 44 66 54 76 64 Z" fill="${k.x}" opacity=".55"/>`,
    ),
  tall: (k) =>
    mirror(
      `<path d="M40 98 C26 62 26 26 36 20 C46 15 76 40 92 60 Z" fill="${k.m}"/><path d="M38 44 C33 30 34 24 37 21 C43 18 56 28 66 37 C56 36 46 38 38 44Z" fill="${k.x}"/><path d="M52 82 C44 64 43 48 48 45 C54 42 66 54 76 64 Z" fill="${k.l}"/>`,
    ),
  floppy: (k) =>
    mirror(`<path d="M66 58 C40 48 18 62 16 96 C15 122 30 134 42 126 C54 116 50 88 66 58 Z" fill="${k.x}"/>`),
  long: (k) =>
    `<g transform="rotate(-8 70 60)"><rect x="54" y="-14" width="32" height="88" rx="16" fill="${k.m}"/><rect x="62" y="-2" width="16" height="62" rx="8" fill="${k.x}" opacity=".75"/></g><g transform="rotate(14 130 60)"><path d="M114 2 C114 -20 148 -18 150 4 L148 62 L114 66 Z" fill="${k.m}"/><rect x="123" y="-2" width="16" height="58" rx="8" fill="${k.x}" opacity=".75"/></g>`,
  tufts: (k) => mirror(`<path d="M46 86 C36 64 34 42 42 38 C56 46 74 50 88 58 Z" fill="${k.d}"/>`),
  gills: (k) =>
    mirror(
      `<g fill="none" stroke="${k.x}" stroke-width="11" stroke-linecap="round"><path d="M52 78 C38 68 30 56 28 42"/><path d="M42 96 C26 90 14 80 8 66"/><path d="M34 116 C20 114 8 108 0 98"/></g>`,
    ),
  llama: (k) =>
    mirror(
      `<path d="M54 74 C44 48 44 20 54 12 C64 18 74 44 76 62 Z" fill="${k.m}"/><path d="M58 62 C54 46 54 32 57 26 C63 34 66 48 67 58 Z" fill="#F3B7A6"/>`,
    ),
  round: (k) =>
    mirror(`<circle cx="52" cy="66" r="22" fill="${k.m}"/><circle cx="52" cy="66" r="12" fill="${k.x}" opacity=".6"/>`),
  horns: (k) => mirror(`<path d="M62 66 C50 50 50 32 58 22 C66 34 76 46 84 56 Z" fill="${k.x}"/>`),
};
