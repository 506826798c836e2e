import type { CardDesign } from '@alcancia/contracts/looks';

import { browserStorage } from '../session/browser-parts.js';

/** The look of a child's world. */
export interface Look {
  readonly palette: string;
  readonly cardDesign: CardDesign;
}

/** The same as this device knows it: with the colours of the page's ground, and of what is painted on it. */
interface KeptLook extends Omit<Look, 'cardDesign'> {
  /** Absent where it was kept before landscapes could be chosen. */
  readonly cardDesign?: CardDesign;
  readonly ground: string;
  readonly paint: string;
}

/** `now`: the child whose world was open last; index.html reads it before the first paint (spec 1 §4). */
interface Looks {
  readonly now?: string;
  readonly of: Readonly<Record<string, KeptLook>>;
}

const place = 'alcancia.look';
const isColour = (text: string): boolean => /^#[0-9a-f]{6}$/i.test(text);

function readLooks(): Looks {
  try {
    const read = JSON.parse(browserStorage().getItem(place) ?? '{}') as Partial<Looks>;
    return { ...read, of: read.of ?? {} };
  } catch {
    return { of: {} };
  }
}

function writeLooks(looks: Looks): void {
  try {
    browserStorage().setItem(place, JSON.stringify(looks));
  } catch {
    // full or forbidden: the next visit begins without
  }
}

/** How this device last showed this child's world. */
export const keptLookOf = (childId: string): Omit<KeptLook, 'ground' | 'paint'> | undefined => readLooks().of[childId];

/** This child's own world is open: the whole page takes its colours and its type, now and from the next visit's first paint on. */
export function wearLook(childId: string, { palette, cardDesign }: Look): void {
  const page = document.documentElement;
  page.dataset['palette'] = palette;
  const style = getComputedStyle(page);
  const [ground = '', paint = ''] = ['--bg', '--p'].map((name) => style.getPropertyValue(name).trim());
  if (!isColour(ground) || !isColour(paint)) return;
  const looks = readLooks();
  writeLooks({ now: childId, of: { ...looks.of, [childId]: { palette, cardDesign, ground, paint } } });
}

/** Nobody's world is open on this device any more. */
export function takeLookOff(): void {
  delete document.documentElement.dataset['palette'];
  const { now, of } = readLooks();
  if (now !== undefined) writeLooks({ of });
}
