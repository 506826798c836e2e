import { bg, rnd } from '../scenery.js';

export default function draw(): string {
  const lolly = (x: number, y: number, r: number, a: string, b2: string, h: number) => {
    let sp = '';
    for (let i = 0; i < 6; i++)
      sp += `<path d="M0 0 Q${r * 0.62} ${-r * 0.12} ${r * Math.cos(0.5)} ${-r * Math.sin(0.5) * 1} A${r} ${r} 0 0 0 ${r * Math.cos(1.02)} ${-r * Math.sin(1.02)} Q${r * 0.42} ${-r * 0.3} 0 0Z" transform="rotate(${i * 60})" fill="${b2}"/>`;
    return `<g transform="translate(${x} ${y})"><rect x="-4" y="${r - 4}" width="8" height="${h}" rx="4" fill="#fff"/><circle r="${r}" fill="${a}"/>${sp}<path d="M${-r * 0.66} ${-r * 0.2} A${r * 0.7} ${r * 0.7} 0 0 1 ${-r * 0.14} ${-r * 0.68}" fill="none" stroke="#fff" stroke-width="${r * 0.13}" stroke-linecap="round" opacity=".8"/></g>`;
  };
  const r = rnd(9);
  let sprinkles = '';
  const cols = ['#F2545B', '#FFC145', '#6B5BD2', '#2FB5A5', '#FF7FB6'];
  for (let i = 0; i < 34; i++)
    sprinkles += `<rect x="-5" y="-2" width="10" height="4" rx="2" transform="translate(${(r() * 400).toFixed(0)} ${(214 + r() * 34).toFixed(0)}) rotate(${(r() * 180).toFixed(0)})" fill="${cols[i % 5]}"/>`;
  return (
    bg([
      [0, '#FFE3F1'],
      [1, '#FFC2DF'],
    ]) +
    `<g fill="#fff" opacity=".4">${[0, 1, 2, 3, 4, 5, 6].map((i) => `<path d="M${i * 76 - 60} 250 L${i * 76 + 60} 0 H${i * 76 + 96} L${i * 76 - 24} 250Z"/>`).join('')}</g>${lolly(222, 104, 34, '#FFF1D0', '#FF7FB6', 120)}${lolly(352, 76, 44, '#FFFFFF', '#2FB5A5', 150)}${lolly(292, 130, 30, '#FFE08A', '#F2545B', 100)}<path d="M0 196 Q40 168 90 190 Q130 160 190 186 Q240 164 290 188 Q340 162 400 184 V250 H0Z" fill="#A6E4CE"/><path d="M0 222 Q24 196 46 214 q14 22 30 0 Q110 190 140 214 q14 24 30 0 Q210 192 246 214 q14 20 28 0 Q320 190 350 212 q14 20 28 -2 Q392 204 400 208 V250 H0Z" fill="#FFF6FB"/>${sprinkles}`
  );
}
