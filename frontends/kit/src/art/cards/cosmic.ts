import { bg, dots, spark } from '../scenery.js';

export default function draw(): string {
  return (
    bg(
      [
        [0, '#171040'],
        [1, '#43217E'],
      ],
      0.8,
      1,
    ) +
    dots(16, 71, 0, 400, 0, 70, 0.7, 1.3, '#fff', 0.55) +
    dots(26, 33, 0, 400, 90, 250, 0.8, 1.9, '#fff', 0.75) +
    spark(190, 196, 6, '#FFE9A8') +
    spark(388, 216, 7, '#8EE6E0') +
    `
     <circle cx="374" cy="34" r="15" fill="#5ED0C8"/><circle cx="369" cy="29" r="4" fill="#3BAFA8"/><circle cx="379" cy="39" r="2.6" fill="#3BAFA8"/>
     <g transform="translate(6 32)"><path d="M22 190 L92 154" stroke="#FFC145" stroke-width="4" stroke-linecap="round" opacity=".35"/><path d="M50 180 L96 156" stroke="#FFC145" stroke-width="6" stroke-linecap="round" opacity=".6"/><circle cx="101" cy="152" r="7.5" fill="#FFE9A8"/></g>
     <g transform="translate(14 12)"><ellipse cx="316" cy="118" rx="100" ry="25" transform="rotate(-16 316 118)" fill="none" stroke="#FFC8A2" stroke-width="10"/>
     <circle cx="316" cy="118" r="60" fill="#F26D7E"/><path d="M258 102 Q316 88 371 95 Q376 106 376 113 Q316 106 256 122 Q256 111 258 102Z" fill="#F88F86"/><path d="M262 142 Q316 128 374 131 Q371 144 365 151 Q316 146 271 158 Q265 151 262 142Z" fill="#D94F7B"/><path d="M267 92 C276 76 291 65 307 62" fill="none" stroke="#fff" stroke-width="6.500" stroke-linecap="round" opacity=".5"/>
     <g transform="rotate(-16 316 118)"><path d="M216 118 A100 25 0 0 0 416 118" fill="none" stroke="#FFD9BB" stroke-width="10"/></g></g>`
  );
}
