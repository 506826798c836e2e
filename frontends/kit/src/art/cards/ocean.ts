import { bg } from '../scenery.js';
import { starPath } from '../star.js';

export default function draw(): string {
  const fish = (x: number, y: number, s: number, a: string, b2: string) =>
    `<g transform="translate(${x} ${y}) scale(${s} ${Math.abs(s)})"><path d="M-24 0 L-42 -14 Q-38 0 -42 14 Z" fill="${b2}" stroke="${b2}" stroke-width="4" stroke-linejoin="round"/><ellipse rx="28" ry="18" fill="${a}"/><path d="M-4 -17.5 Q6 0 -4 17.5 Q-12 17 -16 14 Q-8 0 -16 -14 Q-10 -17 -4 -17.5Z" fill="#fff"/><circle cx="14" cy="-4" r="5" fill="#fff"/><circle cx="15" cy="-4" r="2.8" fill="#12304A"/></g>`;
  return (
    bg([
      [0, '#0A7098'],
      [0.55, '#085A86'],
      [1, '#063C61'],
    ]) +
    `<g fill="#fff" opacity=".09"><path d="M60 0 L110 0 L60 250 L-40 250Z"/><path d="M170 0 L196 0 L190 250 L120 250Z"/><path d="M270 0 L320 0 L370 250 L270 250Z"/></g>
     <path d="M0 214 Q60 190 130 208 T270 202 T400 206 V250 H0Z" fill="#E9C98B"/><path d="M0 232 Q80 214 180 230 T400 224 V250 H0Z" fill="#F6DCA5"/>
     <g fill="none" stroke-linecap="round"><path d="M366 214 C366 184 352 176 354 150 M366 214 C368 180 384 176 380 146 M366 200 C376 190 392 186 394 170" stroke="#F2667F" stroke-width="11"/><path d="M26 222 C16 196 34 184 24 158 M48 222 C58 200 42 190 52 170" stroke="#3FB58B" stroke-width="9"/></g>
     ${fish(256, 106, 0.95, '#FF9A3D', '#F2762E')}${fish(352, 132, -0.62, '#FFD24D', '#F2A316')}${fish(196, 160, 0.5, '#F59BB0', '#E0708C')}
     <g fill="none" stroke="#fff" stroke-width="2.6" opacity=".7"><circle cx="352" cy="60" r="7"/><circle cx="364" cy="40" r="4.5"/><circle cx="348" cy="30" r="3"/><circle cx="88" cy="190" r="6"/><circle cx="98" cy="172" r="4"/></g>
     <path transform="translate(128 224) rotate(-12)" d="${starPath(14, 0.5, 4)}" fill="#F2762E"/>`
  );
}
