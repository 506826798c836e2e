export const mirror = (s: string): string => `${s}<g transform="translate(200 0) scale(-1 1)">${s}</g>`;
export const flip = (s: string): string => `<g transform="translate(200 0) scale(-1 1)">${s}</g>`;
