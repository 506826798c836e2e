import { bg } from '../scenery.js';

export default function draw(): string {
  const palm = (x: number, y: number, s: number, r: number) =>
    `<g transform="translate(${x} ${y}) scale(${s}) rotate(${r})"><path d="M-5 0 Q-2 -60 14 -104 L22 -102 Q10 -58 8 0Z" fill="#3B1440"/><g fill="#3B1440"><path d="M18 -104 Q-14 -128 -44 -100 Q-14 -108 18 -104Z"/><path d="M18 -104 Q0 -142 -34 -140 Q-4 -128 18 -104Z"/><path d="M18 -104 Q40 -142 74 -128 Q40 -124 18 -104Z"/><path d="M18 -104 Q56 -116 78 -86 Q48 -102 18 -104Z"/><path d="M18 -104 Q14 -80 -14 -66 Q-2 -90 18 -104Z"/></g><circle cx="15" cy="-100" r="6" fill="#5B2350"/><circle cx="24" cy="-98" r="5" fill="#5B2350"/></g>`;
  return (
    bg([
      [0, '#8E2B6B'],
      [0.42, '#D9486A'],
      [0.75, '#FF8A5B'],
      [1, '#FFB35C'],
    ]) +
    `<circle cx="276" cy="160" r="82" fill="#FFE08A"/><g fill="#F98C5E"><rect x="180" y="136" width="180" height="5"/><rect x="180" y="150" width="180" height="7"/><rect x="180" y="166" width="180" height="9"/></g><rect y="180" width="400" height="70" fill="#5C1F5E"/><g stroke-linecap="round" stroke-width="6"><path d="M206 192 H336" stroke="#FFC96B"/><path d="M226 206 H318" stroke="#FF9E66"/><path d="M246 220 H302" stroke="#E5607A"/><path d="M20 200 H84 M352 214 H392 M110 224 H160" stroke="#7E3374"/></g><path d="M300 250 Q350 206 410 214 V250Z" fill="#3B1440"/>${palm(372, 232, 1.05, 6)}${palm(344, 236, 0.78, -14)}<path d="M120 122 q8 -9 15 0 q8 -9 15 0 M162 104 q6 -7 11 0 q6 -7 11 0" fill="none" stroke="#3B1440" stroke-width="3.4" stroke-linecap="round"/>`
  );
}
