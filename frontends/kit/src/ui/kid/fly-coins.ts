const most = 5;
const flightMs = 640;
const apartMs = 60;
const side = 34;

const prefersStill = () =>
  matchMedia('(prefers-reduced-motion: reduce)').matches || document.documentElement.dataset['effects'] === 'fewer';

const middleOf = (element: Element) => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2 - side / 2, y: top + height / 2 - side / 2 };
};

const squash = [
  { transform: 'scaleY(1)' },
  { transform: 'scaleY(.94)' },
  { transform: 'scaleY(1.05)' },
  { transform: 'scaleY(1)' },
];

/**
 * Up to five coins fly in an arc from the button to the plate, which squashes as they land (look, Motion).
 * Who prefers less motion, or fewer effects, sees none. Resolves when the last has landed.
 */
export async function flyCoins(from: Element, to: Element, coins: number): Promise<void> {
  if (prefersStill() || coins <= 0) return;
  const start = middleOf(from);
  const end = middleOf(to);
  const bend = Math.min(start.y, end.y) - 90;
  const flights = Array.from({ length: Math.min(most, coins) }, (_, n) => {
    const coin = document.createElement('i');
    coin.className = 'flying-coin';
    document.body.append(coin);
    const at = (x: number, y: number) => `translate(${x}px, ${y}px)`;
    const path = [
      { transform: at(start.x, start.y) },
      { transform: at((start.x + end.x) / 2, bend) },
      { transform: at(end.x, end.y) },
    ];
    const timing = {
      duration: flightMs,
      delay: n * apartMs,
      easing: 'cubic-bezier(.5, 0, .9, .6)',
      fill: 'both',
    } as const;
    return coin.animate(path, timing).finished.finally(() => coin.remove());
  });
  await Promise.allSettled(flights);
  to.animate(squash, { duration: 320 });
}
