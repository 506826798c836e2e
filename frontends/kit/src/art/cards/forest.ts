import { bg, pine } from '../scenery.js';

export default function draw(): string {
  const shroom = (x: number, y: number, s: number) =>
    `<g transform="translate(${x} ${y}) scale(${s})"><path d="M-6 0 Q-8 -14 -5 -20 H5 Q8 -14 6 0Z" fill="#FFF4E4"/><path d="M-20 -16 Q-18 -40 0 -40 Q18 -40 20 -16 Q0 -10 -20 -16Z" fill="#E2504A"/><circle cx="-7" cy="-28" r="4" fill="#fff"/><circle cx="8" cy="-24" r="3" fill="#fff"/></g>`;
  return (
    bg([
      [0, '#D9F0C8'],
      [1, '#FBF3CF'],
    ]) +
    `<circle cx="304" cy="70" r="38" fill="#FFE27A"/><circle cx="304" cy="70" r="54" fill="#FFE27A" opacity=".35"/><path d="M0 170 Q80 120 160 152 T320 136 T400 150 V250 H0Z" fill="#A9D79B"/>${(
      [
        [206, 158, 56, '#8CC487'],
        [232, 154, 74, '#7DBA7C'],
        [262, 152, 58, '#8CC487'],
        [372, 152, 66, '#7DBA7C'],
        [20, 170, 50, '#8CC487'],
      ] as const
    )
      .map(([x, y, h, c]) => pine(x, y, h, c))
      .join('')}<path d="M0 200 Q100 158 200 188 T400 172 V250 H0Z" fill="#5FAE73"/>${(
      [
        [330, 190, 98, '#2F8556'],
        [374, 196, 120, '#226C45'],
        [288, 192, 66, '#3F9563'],
        [64, 204, 52, '#3F9563'],
        [30, 212, 70, '#2F8556'],
      ] as const
    )
      .map(([x, y, h, c]) => pine(x, y, h, c))
      .join(
        '',
      )}<path d="M0 226 Q120 196 240 220 T400 208 V250 H0Z" fill="#2F8556"/>${shroom(140, 236, 0.95)}${shroom(170, 242, 0.65)}`
  );
}
