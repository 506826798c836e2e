import { bg, spark } from '../scenery.js';

export default function draw(): string {
  const cols = ['#F2545B', '#FF9A3D', '#FFD24D', '#58C26E', '#3F8EF0', '#8A63D2'];
  const cloud = (x: number, y: number, s: number) =>
    `<g transform="translate(${x} ${y}) scale(${s})" fill="#fff"><circle cx="0" cy="0" r="22"/><circle cx="26" cy="-12" r="28"/><circle cx="58" cy="-2" r="24"/><rect x="-22" y="-2" width="104" height="26" rx="13"/></g>`;
  return (
    bg([
      [0, '#7FD0F7'],
      [1, '#DDF4FF'],
    ]) +
    cols
      .map((c, i) => `<circle cx="296" cy="262" r="${178 - i * 20}" fill="none" stroke="${c}" stroke-width="20.5"/>`)
      .join('') +
    `<circle cx="296" cy="262" r="68" fill="#E9F8FF"/>` +
    cloud(92, 236, 1) +
    cloud(360, 238, 0.9) +
    `<g fill="#fff">${spark(376, 34, 8, '#fff')}${spark(30, 150, 6, '#fff')}${spark(356, 18, 5, '#fff')}</g>`
  );
}
