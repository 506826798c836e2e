import type { Heat } from './heatmap.queries.js';

/** Where a section stands on the page, in CSS pixels. */
export interface SectionBox {
  readonly left: number;
  readonly top: number;
  readonly width: number;
}

export interface HeatPoint {
  readonly x: number;
  readonly y: number;
  /** From 0 to 1; the hottest spot is 1. */
  readonly heat: number;
}

/** How far the heat of one spot is seen, in CSS pixels. */
const reachPx = 28;
/** The faintest spot is still seen. */
const faintest = 0.12;

/** Spots on the page as it is shown; what stood in a section that is no more is left out. */
export function pointsOf({ sections }: Pick<Heat, 'sections'>, boxes: ReadonlyMap<string, SectionBox>): HeatPoint[] {
  const hottest = Math.max(1, ...sections.flatMap(({ spots }) => spots.map(([, , touches]) => touches)));
  return sections.flatMap(({ section, spots }) => {
    const box = boxes.get(section);
    if (!box) return [];
    return spots.map(([x, y, touches]) => ({
      x: box.left + (box.width * x) / 100,
      y: box.top + y,
      heat: touches / hottest,
    }));
  });
}

/** From cold to hot: blue, green, yellow, red. */
export function colourOf(heat: number): string {
  const hue = 230 * (1 - Math.min(1, Math.max(0, heat)));
  return `hsl(${Math.round(hue)} 90% 50%)`;
}

/** The coldest first, so that what is hot lies on top. */
export function paintPoints(canvas: CanvasRenderingContext2D, points: readonly HeatPoint[]): void {
  canvas.clearRect(0, 0, canvas.canvas.width, canvas.canvas.height);
  const stamps = new Map<number, HTMLCanvasElement>();
  for (const { x, y, heat } of points.toSorted((one, other) => one.heat - other.heat)) {
    const step = Math.round(heat * 20) / 20;
    const stamp = stamps.get(step) ?? stampOf(step);
    stamps.set(step, stamp);
    canvas.globalAlpha = Math.max(faintest, heat);
    canvas.drawImage(stamp, x - reachPx, y - reachPx);
  }
  canvas.globalAlpha = 1;
}

function stampOf(heat: number): HTMLCanvasElement {
  const stamp = document.createElement('canvas');
  stamp.width = reachPx * 2;
  stamp.height = reachPx * 2;
  const pen = stamp.getContext('2d');
  if (!pen) return stamp;
  const colour = colourOf(heat);
  const glow = pen.createRadialGradient(reachPx, reachPx, 0, reachPx, reachPx, reachPx);
  glow.addColorStop(0, colour);
  glow.addColorStop(1, 'transparent');
  pen.fillStyle = glow;
  pen.fillRect(0, 0, reachPx * 2, reachPx * 2);
  return stamp;
}

/** A band for each tenth of the page, in the colour of how many came there. */
export function paintDepths(
  canvas: CanvasRenderingContext2D,
  { depths, visits }: Pick<Heat, 'depths' | 'visits'>,
): void {
  const { width, height } = canvas.canvas;
  canvas.clearRect(0, 0, width, height);
  canvas.globalAlpha = 0.45;
  for (const { percent, visits: came } of depths) {
    if (percent === 0 || visits === 0) continue;
    canvas.fillStyle = colourOf(came / visits);
    canvas.fillRect(0, (height * (percent - 10)) / 100, width, height / 10 - 2);
  }
  canvas.globalAlpha = 1;
}
