// The four moments of a child's day, 64x64, flat shapes, no outlines, in the style of places.ts.
const ray = (
  cx: number,
  cy: number,
  r: number,
  len: number,
  w: number,
  n: number,
  c: string,
  from = 0,
  to = 360,
): string =>
  Array.from({ length: n }, (_, i) => from + ((to - from) * i) / (to - from === 360 ? n : n - 1))
    .map(
      (a) =>
        `<rect x="${-w / 2}" y="${-r - len}" width="${w}" height="${len}" rx="${w / 2}" transform="translate(${cx} ${cy}) rotate(${a})" fill="${c}"/>`,
    )
    .join('');

export const moments = {
  manana: (): string =>
    `<svg viewBox="0 0 64 64" aria-hidden="true">${ray(32, 44, 22, 9, 5, 5, '#EC7B70', -72, 72)}<path d="M14 44a18 18 0 0 1 36 0z" fill="#F6A092"/><path d="M20 40a13 13 0 0 1 6-8" fill="none" stroke="#fff" stroke-width="3.500" stroke-linecap="round" opacity=".8"/><rect x="6" y="42" width="52" height="14" rx="7" fill="#8CC4B6"/><rect x="12" y="46" width="22" height="4" rx="2" fill="#fff" opacity=".6"/></svg>`,
  tarde: (): string =>
    `<svg viewBox="0 0 64 64" aria-hidden="true">${ray(32, 32, 20, 9, 5, 8, '#F2831D')}<circle cx="32" cy="32" r="16" fill="#F6A14A"/><path d="M22 30a11 11 0 0 1 7-8" fill="none" stroke="#fff" stroke-width="3.500" stroke-linecap="round" opacity=".8"/></svg>`,
  noche: (): string =>
    `<svg viewBox="0 0 64 64" aria-hidden="true"><path d="M40 8 A26 26 0 1 0 57 42 A21 21 0 0 1 40 8Z" fill="#3C5A7D"/><path d="M16 36a18 18 0 0 1 6-15" fill="none" stroke="#fff" stroke-width="3.500" stroke-linecap="round" opacity=".55"/><g fill="#8CC4B6"><path d="M50 12q1 5 6 6q-5 1-6 6q-1-5-6-6q5-1 6-6z"/><circle cx="44" cy="32" r="2.600"/><circle cx="58" cy="32" r="2"/></g></svg>`,
  cualquiera: (): string =>
    `<svg viewBox="0 0 64 64" aria-hidden="true"><circle cx="32" cy="32" r="26" fill="#1F8375"/><circle cx="32" cy="32" r="19" fill="#EDF6F1"/><path d="M32 20v12l8 6" fill="none" stroke="#0E5049" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/><circle cx="32" cy="32" r="3" fill="#EC7B70"/><path d="M12 28a21 21 0 0 1 8-12" fill="none" stroke="#fff" stroke-width="3.500" stroke-linecap="round" opacity=".5"/></svg>`,
};
