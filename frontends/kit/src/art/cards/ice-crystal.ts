import { bg, dots } from '../scenery.js';

export default function draw(): string {
  const cr = (x: number, y: number, w: number, h: number, r: number, a: string, b2: string, c2: string) =>
    `<g transform="translate(${x} ${y}) rotate(${r})"><path d="M0 ${-h} L${w} ${-h * 0.7} L${w} 0 L${-w} 0 L${-w} ${-h * 0.7}Z" fill="${b2}"/><path d="M0 ${-h} L${-w} ${-h * 0.7} L${-w} 0 L${-w * 0.25} 0 L${-w * 0.25} ${-h * 0.62}Z" fill="${a}"/><path d="M0 ${-h} L${w} ${-h * 0.7} L${-w * 0.25} ${-h * 0.62}Z" fill="${c2}"/></g>`;
  const flake = (x: number, y: number, r: number) =>
    `<g transform="translate(${x} ${y})" stroke="#fff" stroke-width="${r * 0.2}" stroke-linecap="round">${([0, 60, 120] as const).map((a) => `<g transform="rotate(${a})"><path d="M0 ${-r} V${r} M0 ${-r * 0.55} l${r * 0.3} ${-r * 0.25} M0 ${-r * 0.55} l${-r * 0.3} ${-r * 0.25} M0 ${r * 0.55} l${r * 0.3} ${r * 0.25} M0 ${r * 0.55} l${-r * 0.3} ${r * 0.25}"/></g>`).join('')}</g>`;
  return (
    bg([
      [0, '#D3F0FC'],
      [1, '#9AD8F3'],
    ]) +
    `<path d="M0 0 H400 L240 250 H0Z" fill="#fff" opacity=".28"/>${cr(232, 250, 24, 96, -16, '#BDE8F9', '#7CC9EC', '#E9FAFF')}${cr(392, 256, 30, 150, 18, '#A8DDF5', '#5DB3DF', '#DDF5FF')}${cr(268, 254, 30, 158, -6, '#CDEFFC', '#86CEEE', '#F2FCFF')}${cr(356, 256, 32, 120, 10, '#CDEFFC', '#7CC9EC', '#F2FCFF')}${cr(314, 258, 40, 206, 2, '#B6E6FA', '#5FB8E4', '#E9FAFF')}${cr(196, 256, 16, 58, -10, '#CDEFFC', '#86CEEE', '#F2FCFF')}<path d="M0 236 Q90 214 190 236 T400 230 V250 H0Z" fill="#fff"/>${flake(384, 34, 14)}${flake(196, 118, 9)}${flake(30, 196, 10)}${flake(120, 176, 7)}${dots(12, 33, 0, 400, 84, 230, 1.6, 3, '#fff', 0.95)}`
  );
}
