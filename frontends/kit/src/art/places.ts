// The places of the child's world, 64x64, flat shapes, no outlines.
import { coinInner } from './coin.js';
import { pigInner } from './pig.js';

export const places = {
  agenda: (): string =>
    `<svg viewBox="0 0 64 64" aria-hidden="true"><rect x="8" y="14" width="48" height="44" rx="12" fill="#E6ECEB"/><path d="M8 26a12 12 0 0 1 12-12h24a12 12 0 0 1 12 12v4H8z" fill="#EC7B70"/><rect x="18" y="7" width="7" height="14" rx="3.5" fill="#A83E3A"/><rect x="39" y="7" width="7" height="14" rx="3.5" fill="#A83E3A"/><path d="M22 44l7 7 13-14" fill="none" stroke="#1A6E42" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"/></svg>`,
  metas: (): string =>
    `<svg viewBox="0 0 64 64" aria-hidden="true"><circle cx="31" cy="35" r="26" fill="#6B5BD2"/><circle cx="31" cy="35" r="18.5" fill="#fff"/><circle cx="31" cy="35" r="11.5" fill="#6B5BD2"/><circle cx="31" cy="35" r="4.6" fill="#fff"/><path d="M31 35 L47 19" stroke="#B06A00" stroke-width="5" stroke-linecap="round"/><path d="M44 22 L44.500 12 L54 3 L55.500 10.500 L63 12 L54 21.500Z" fill="#FFC145" stroke="#FFC145" stroke-width="2.5" stroke-linejoin="round"/><path d="M44 22 L55.500 10.500" stroke="#F2A316" stroke-width="3" stroke-linecap="round"/></svg>`,
  logros: (): string =>
    `<svg viewBox="0 0 64 64" aria-hidden="true"><path d="M18 34 L10 58 L20 54 L26 62 L34 40Z" fill="#A83E3A"/><path d="M46 34 L54 58 L44 54 L38 62 L30 40Z" fill="#EC7B70"/><g fill="#FFC145"><circle cx="47" cy="25" r="8"/><circle cx="44.1" cy="33.8" r="8"/><circle cx="36.6" cy="39.3" r="8"/><circle cx="27.4" cy="39.3" r="8"/><circle cx="19.9" cy="33.8" r="8"/><circle cx="17" cy="25" r="8"/><circle cx="19.9" cy="16.2" r="8"/><circle cx="27.4" cy="10.7" r="8"/><circle cx="36.6" cy="10.7" r="8"/><circle cx="44.1" cy="16.2" r="8"/><circle cx="32" cy="25" r="16"/></g><circle cx="32" cy="25" r="13" fill="#F2A316"/><path d="M25 25l5 5 9-10" fill="none" stroke="#fff" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/></svg>`,
  retos: (): string =>
    `<svg viewBox="0 0 64 64" aria-hidden="true"><path d="M18 10h28v16a14 14 0 0 1-28 0z" fill="#FFC145"/><path d="M18 14H9q0 15 11 17M46 14h9q0 15-11 17" fill="none" stroke="#F2A316" stroke-width="5" stroke-linecap="round"/><rect x="28" y="38" width="8" height="10" fill="#F2A316"/><rect x="18" y="47" width="28" height="10" rx="5" fill="#A83E3A"/><path d="M25 15v9" stroke="#fff" stroke-width="4" stroke-linecap="round" opacity=".8"/></svg>`,
  recompensas: (): string =>
    `<svg viewBox="0 0 64 64" aria-hidden="true"><rect x="10" y="28" width="44" height="30" rx="9" fill="#F6A092"/><rect x="6" y="18" width="52" height="16" rx="8" fill="#EC7B70"/><rect x="27" y="18" width="10" height="40" fill="#FFF1D0"/><path d="M32 18 C20 18 14 8 22 6 C28 5 32 12 32 18 C32 12 36 5 42 6 C50 8 44 18 32 18Z" fill="#FFC145" stroke="#F2A316" stroke-width="2.5" stroke-linejoin="round"/></svg>`,
  cartera: (): string =>
    `<svg viewBox="0 0 64 64" aria-hidden="true"><rect x="6" y="18" width="52" height="38" rx="12" fill="#1F8375"/><path d="M6 28a12 12 0 0 1 12-14h26a8 8 0 0 1 8 8v4H12z" fill="#14675D"/><g transform="translate(28 20)">${coinInner(11)}</g><path d="M6 28h46a6 6 0 0 1 6 6v10a12 12 0 0 1-12 12H18A12 12 0 0 1 6 44z" fill="#1F8375"/><rect x="40" y="35" width="18" height="14" rx="7" fill="#8CC4B6"/><circle cx="48" cy="42" r="3" fill="#0E5049"/></svg>`,
  ahorros: (): string =>
    `<svg viewBox="20 14 200 200" aria-hidden="true">${pigInner({ ground: false, legs: false, flower: false })}</svg>`,
  actividades: (): string =>
    `<svg viewBox="0 0 64 64" aria-hidden="true"><rect x="10" y="10" width="44" height="50" rx="12" fill="#8CC4B6"/><rect x="16" y="18" width="32" height="36" rx="7" fill="#fff"/><rect x="22" y="4" width="20" height="13" rx="6.5" fill="#0E5049"/><path d="M21 29l4 4 6-7M21 43l4 4 6-7" fill="none" stroke="#1A6E42" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/><path d="M37 31h6M37 45h6" stroke="#EC7B70" stroke-width="5" stroke-linecap="round"/></svg>`,
  personalizar: (): string =>
    `<svg viewBox="0 0 64 64" aria-hidden="true"><path d="M32 6 C49 6 60 18 60 32 C60 43 52 46 45 44 C38 42 35 47 38 52 C40 56 37 59 32 59 C16 59 4 47 4 32 C4 17 16 6 32 6Z" fill="#F6D9B0"/><path d="M10 38 C8 22 18 10 34 9" fill="none" stroke="#fff" stroke-width="4" stroke-linecap="round" opacity=".8"/><circle cx="19" cy="27" r="6" fill="#EC7B70"/><circle cx="34" cy="18" r="6" fill="#FFC145"/><circle cx="48" cy="27" r="6" fill="#6B5BD2"/><circle cx="20" cy="43" r="6" fill="#1F8375"/></svg>`,
};
