import { flowerInner } from '../coin.js';
import { bg } from '../scenery.js';
import { svgId } from '../svg-id.js';

export default function draw(): string {
  const flag = (x: number, y: number, c: string, k: number, rot: number) => {
    const m = svgId('m');
    const holes =
      k % 2
        ? `<circle cx="20" cy="20" r="6"/><path d="M8 32 l4 -5 4 5 -4 5Z M24 32 l4 -5 4 5 -4 5Z"/>`
        : `<path d="M20 11 l6 8 -6 8 -6 -8Z"/><circle cx="9" cy="33" r="3.4"/><circle cx="20" cy="35" r="3.4"/><circle cx="31" cy="33" r="3.4"/>`;
    return `<g transform="translate(${x} ${y}) rotate(${rot}) scale(.8)"><mask id="${m}"><rect width="44" height="60" fill="#fff"/><g fill="#000">${holes}</g></mask><path mask="url(#${m})" d="M0 0 H40 V42 q-3.3 7 -6.7 0 q-3.3 7 -6.7 0 q-3.3 7 -6.6 0 q-3.3 7 -6.7 0 q-3.3 7 -6.7 0 q-3.3 7 -6.6 0Z" fill="${c}"/></g>`;
  };
  return (
    bg(
      [
        [0, '#FBC0B4'],
        [1, '#F2897C'],
      ],
      0.6,
      1,
    ) +
    `<circle cx="330" cy="250" r="120" fill="#F6A092"/><circle cx="330" cy="250" r="84" fill="#F9B3A7"/>
     <path d="M-10 -2 Q110 16 200 8 T410 -4" fill="none" stroke="#7C2B2C" stroke-width="2.5" opacity=".5"/>${(
       [
         [4, 1, '#FFC145', 0, 6],
         [45, 6, '#0E5049', 1, 5],
         [86, 10, '#FFF4EE', 2, 2],
         [127, 11, '#6B5BD2', 3, -1],
         [168, 9, '#FFC145', 4, -4],
         [209, 7, '#0E5049', 5, -4],
         [250, 4, '#FFF4EE', 6, -3],
         [291, 1, '#6B5BD2', 7, -3],
         [332, -1, '#FFC145', 8, -3],
         [373, -3, '#0E5049', 9, -3],
       ] as const
     )
       .map(([x, y, c, k, rot]) => flag(x, y, c, k, rot))
       .join('')}
     <g transform="translate(40 232) scale(2.2) rotate(-14)">${flowerInner()}</g><g transform="translate(96 246) scale(1.3) rotate(30)">${flowerInner('#FFF4EE', '#EC7B70')}</g><g transform="translate(372 226) scale(1.9) rotate(18)">${flowerInner('#FFE2A6', '#A83E3A')}</g>`
  );
}
