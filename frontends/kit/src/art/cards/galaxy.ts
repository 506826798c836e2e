import { bg, dots, rnd, spark } from '../scenery.js';
import { svgId } from '../svg-id.js';

export default function draw(): string {
  const r = rnd(77);
  let s = '';
  const cols = ['#7DE3E1', '#F7A6E0', '#FFE9A8', '#FFFFFF', '#8FB8FF'];
  for (let arm = 0; arm < 2; arm++)
    for (let i = 0; i < 150; i++) {
      const t = (i / 150) * 3.5 * Math.PI;
      const rad = 12 + t * 13.2;
      const j = (r() - 0.5) * (6 + t * 2.4);
      const a = t + arm * Math.PI;
      const x = (rad + j) * Math.cos(a),
        y = (rad + j) * Math.sin(a);
      s += `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${(1 + r() * 2.7 * (1 - t / 15)).toFixed(1)}" fill="${cols[Math.floor(r() * cols.length)]}"/>`;
    }
  const g = svgId('g');
  return (
    bg(
      [
        [0, '#04122B'],
        [1, '#0D3A63'],
      ],
      1,
      0.8,
    ) +
    dots(44, 12, 0, 400, 0, 250, 0.5, 1.1, '#BFE4FF', 0.6) +
    `<defs><radialGradient id="${g}"><stop offset="0" stop-color="#FFF6D8"/><stop offset=".22" stop-color="#FFD98A" stop-opacity=".95"/><stop offset=".5" stop-color="#D46BC4" stop-opacity=".5"/><stop offset="1" stop-color="#2B57B0" stop-opacity="0"/></radialGradient></defs><g transform="translate(282 122) rotate(-22) scale(1 .56)"><circle r="150" fill="url(#${g})" opacity=".9"/>${s}<circle r="17" fill="#FFF6D8"/></g>${spark(64, 200, 8, '#7DE3E1')}${spark(386, 30, 6, '#FFE9A8')}${spark(376, 218, 7, '#F7A6E0')}`
  );
}
