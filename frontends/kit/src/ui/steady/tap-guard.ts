/** So long a tap counts for nothing on what has just moved or appeared under the finger, in milliseconds. */
export const settleMs = 700;

/** Less than this is no move, in CSS pixels. */
const leastMove = 4;

/** What can be tapped. */
export const tappable = 'button, a[href], summary, label, [role="button"]';

interface Point {
  readonly x: number;
  readonly y: number;
}

interface Spot {
  readonly rect: DOMRect;
  /** Where it was before, as long as that counts; 'nowhere' for what appeared under the finger. */
  readonly before: readonly { readonly rect: DOMRect | 'nowhere'; readonly until: number }[];
}

const covers = (rect: DOMRect | 'nowhere', { x, y }: Point): boolean =>
  rect !== 'nowhere' && rect.width > 0 && x >= rect.left && x <= rect.right && y >= rect.top && y <= rect.bottom;

const hasMoved = (a: DOMRect, b: DOMRect): boolean =>
  [a.left - b.left, a.top - b.top, a.right - b.right, a.bottom - b.bottom].some((by) => Math.abs(by) >= leastMove);

/** Remembers where everything that can be tapped stood, and knows whether a tap was meant for what it hits. */
export class TapGuard {
  private spots = new Map<Element, Spot>();
  private finger: (Point & { readonly at: number }) | null = null;

  constructor(private readonly scope: HTMLElement) {}

  /** Where the finger or the pointer is, or was last. */
  point(at: number, { x, y }: Point): void {
    this.finger = { x, y, at };
  }

  /** After a change of the page: what stands elsewhere now has moved, what was not there has appeared. */
  look(now: number): void {
    this.spots = new Map(
      [...this.scope.querySelectorAll(tappable)].map((element) => [element, this.spotOf(element, now)]),
    );
  }

  /** After the person scrolled or the window changed: everything stands elsewhere, and nothing has moved. */
  lookAnew(): void {
    for (const [element, spot] of this.spots)
      this.spots.set(element, { ...spot, rect: element.getBoundingClientRect(), before: [] });
  }

  /** Whether this was under the finger for as long as a person needs to see what it is. */
  wasMeant(target: Element, at: Point, now: number): boolean {
    this.look(now);
    const element = target.closest(tappable);
    const before = element ? this.spots.get(element)?.before : undefined;
    return !before?.some(({ rect, until }) => now - until < settleMs && !covers(rect, at));
  }

  private spotOf(element: Element, now: number): Spot {
    const rect = element.getBoundingClientRect();
    const known = this.spots.get(element);
    if (!known) {
      const { finger } = this;
      const isUnderFinger = finger !== null && now - finger.at < settleMs && covers(rect, finger);
      return { rect, before: isUnderFinger ? [{ rect: 'nowhere', until: now }] : [] };
    }
    const before = known.before.filter(({ until }) => now - until < settleMs);
    if (!hasMoved(known.rect, rect)) return { ...known, before };
    return { rect, before: [...before, { rect: known.rect, until: now }] };
  }
}
