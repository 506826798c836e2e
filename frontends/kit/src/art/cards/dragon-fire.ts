export default function draw(): string {
  let sc = '';
  for (let row = 0; row < 9; row++)
    for (let i = -1; i < 12; i++) {
      const x = i * 38 + (row % 2) * 19,
        y = row * 25 - 10;
      sc += `<path d="M${x} ${y} q0 30 19 36 q19 -6 19 -36Z" fill="${(i + row) % 3 ? '#4D0D1D' : '#5C1224'}" stroke="#2A0710" stroke-width="2.4"/><path d="M${x + 6} ${y + 14} q4 12 13 17" fill="none" stroke="#8E2734" stroke-width="2.6" stroke-linecap="round"/>`;
    }
  const flame = (x: number, s: number, c: string) =>
    `<path transform="translate(${x} 252) scale(${s})" d="M-34 0 C-46 -34 -18 -46 -22 -78 C-4 -68 0 -54 0 -44 C10 -56 10 -84 2 -104 C34 -84 48 -40 34 0Z" fill="${c}"/>`;
  const spike = (x: number, y: number, r: number, s: number) =>
    `<path transform="translate(${x} ${y}) rotate(${r}) scale(${s})" d="M-11 4 Q-4 -20 0 -24 Q4 -20 11 4Z" fill="#FFC145" stroke="#FFC145" stroke-width="3" stroke-linejoin="round"/>`;
  const tail =
    'M432 196 C420 96 352 40 286 56 C226 70 214 140 262 156 C300 168 326 132 302 112 C290 102 274 108 276 120';
  return `<rect width="400" height="250" fill="#3A0915"/>${sc}<path d="M400 0 H180 C240 60 330 60 400 150Z" fill="#7D1622" opacity=".35"/>
<g transform="translate(44 44) scale(.9)">${(
    [
      [418, 132, 78, 1.1],
      [398, 92, 58, 1.2],
      [368, 60, 36, 1.25],
      [330, 38, 16, 1.2],
      [288, 34, -8, 1.1],
      [248, 50, -38, 1],
      [222, 84, -70, 0.9],
      [218, 122, -98, 0.8],
    ] as const
  )
    .map(([x, y, r, s]) => spike(x, y, r, s))
    .join('')}
     <path d="${tail}" fill="none" stroke="#B8281F" stroke-width="44" stroke-linecap="round" stroke-linejoin="round"/><path d="${tail}" fill="none" stroke="#E5482B" stroke-width="36" stroke-linecap="round" stroke-linejoin="round"/><path d="M424 150 C404 88 346 52 290 62 C244 72 232 122 262 142" fill="none" stroke="#FF8A4C" stroke-width="7" stroke-linecap="round" stroke-dasharray="2 17"/></g>
     ${(
       [
         [20, 0.5, '#C42A17'],
         [70, 0.72, '#C42A17'],
         [128, 0.56, '#C42A17'],
         [184, 0.8, '#C42A17'],
         [246, 0.68, '#C42A17'],
         [306, 0.8, '#C42A17'],
         [372, 0.9, '#C42A17'],
       ] as const
     )
       .map(([x, s, c]) => flame(x, s, c))
       .join('')}${(
       [
         [46, 0.4, '#FF7A1A'],
         [96, 0.5, '#FF7A1A'],
         [156, 0.44, '#FF7A1A'],
         [212, 0.54, '#FF7A1A'],
         [276, 0.52, '#FF7A1A'],
         [340, 0.6, '#FF7A1A'],
         [392, 0.54, '#FF7A1A'],
       ] as const
     )
       .map(([x, s, c]) => flame(x, s, c))
       .join('')}${(
       [
         [20, 0.26, '#FFC145'],
         [72, 0.34, '#FFC145'],
         [184, 0.36, '#FFC145'],
         [246, 0.3, '#FFC145'],
         [308, 0.38, '#FFC145'],
         [370, 0.42, '#FFC145'],
       ] as const
     )
       .map(([x, s, c]) => flame(x, s, c))
       .join('')}`;
}
