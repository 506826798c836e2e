import { bg, dots, rnd } from '../scenery.js';

export default function draw(): string {
  const b = (x: number, w: number, h: number, c: string, seed: number, lit: readonly string[]) => {
    const r = rnd(seed);
    let s = `<rect x="${x}" y="${206 - h}" width="${w}" height="${h}" rx="4" fill="${c}"/>`;
    for (let yy = 206 - h + 9; yy < 194; yy += 13)
      for (let xx = x + 7; xx < x + w - 8; xx += 12)
        if (r() > 0.42)
          s += `<rect x="${xx}" y="${yy}" width="6" height="7" rx="1.5" fill="${lit[Math.floor(r() * lit.length)]}"/>`;
    return s;
  };
  const grid =
    [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
      .map((i) => `<path d="M${200 + (i - 5) * 26} 206 L${200 + (i - 5) * 78} 252"/>`)
      .join('') + [212, 221, 234].map((y) => `<path d="M0 ${y} H400"/>`).join('');
  return (
    bg([
      [0, '#120A2E'],
      [0.7, '#3A0F57'],
      [1, '#7A1463'],
    ]) +
    dots(22, 5, 0, 400, 0, 90, 0.7, 1.5, '#fff', 0.6) +
    `<circle cx="292" cy="136" r="60" fill="#FF3D9A"/><g fill="#4a1060"><rect x="224" y="112" width="140" height="5"/><rect x="224" y="126" width="140" height="7"/><rect x="224" y="142" width="140" height="9"/><rect x="224" y="160" width="140" height="11"/></g>` +
    b(0, 44, 60, '#24124F', 3, ['#35E0E6', '#FFD24D']) +
    b(48, 36, 84, '#24124F', 9, ['#FF5FB4', '#35E0E6']) +
    b(88, 50, 48, '#24124F', 21, ['#FFD24D']) +
    b(150, 42, 108, '#1A0C3D', 8, ['#35E0E6', '#FF5FB4']) +
    b(196, 52, 72, '#24124F', 31, ['#FFD24D', '#35E0E6']) +
    b(252, 38, 96, '#1A0C3D', 17, ['#FF5FB4']) +
    b(294, 52, 128, '#1A0C3D', 29, ['#35E0E6', '#FFD24D']) +
    b(350, 54, 88, '#24124F', 41, ['#FF5FB4', '#35E0E6']) +
    `<path d="M330 78 V62" stroke="#35E0E6" stroke-width="3" stroke-linecap="round"/><circle cx="330" cy="60" r="4" fill="#FF5FB4"/><rect x="150" y="98" width="42" height="108" rx="4" fill="none" stroke="#35E0E6" stroke-width="2.5"/><rect x="294" y="78" width="52" height="128" rx="4" fill="none" stroke="#FF5FB4" stroke-width="2.5"/><rect y="206" width="400" height="44" fill="#120A2E"/><g stroke="#35E0E6" stroke-width="1.8" opacity=".75" fill="none">${grid}</g>`
  );
}
