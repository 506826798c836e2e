import { tappable } from './tap-guard.js';

/** A card by its name: what keeps together, also when it is drawn anew in its place. */
const nameOf = (card: Element | null): string | null => card?.getAttribute('data-steady') ?? null;

/** The button of a card that takes over from the one that is gone, if not the card itself. */
const next = '[data-steady-next]';

/** The card on which an element stands. */
export const cardOf = (element: Element): HTMLElement | null => element.closest<HTMLElement>('[data-steady]');

/** Gives the focus to a card, or to what was drawn in its place; the page does not move for it. */
export function focusCard(card: HTMLElement | null, scope: ParentNode): boolean {
  const name = nameOf(card);
  const inPlace = [...scope.querySelectorAll<HTMLElement>('[data-steady]')].find((other) => nameOf(other) === name);
  const there = card?.isConnected ? card : name && inPlace;
  if (!there) return false;
  const itself = there.hasAttribute('tabindex') ? there : there.querySelector<HTMLElement>(tappable);
  (there.querySelector<HTMLElement>(next) ?? itself)?.focus({ preventScroll: true });
  return true;
}

/** Gives the focus back to a card whose focused button went away with its state. */
export class FocusKeeper {
  private held: { readonly element: Element; readonly card: HTMLElement | null } | null = null;

  constructor(private readonly scope: HTMLElement) {}

  came(element: EventTarget | null): void {
    if (element instanceof Element) this.held = { element, card: cardOf(element) };
  }

  /** The person went elsewhere, unless the element itself is gone: some browsers tell of both alike. */
  left(): void {
    const { held } = this;
    queueMicrotask(() => {
      if (this.held === held && held?.element.isConnected) this.held = null;
    });
  }

  /** After a change of the page. */
  look(): void {
    const { held, scope } = this;
    if (!held || held.element.isConnected || document.activeElement !== document.body) return;
    this.held = null;
    if (focusCard(held.card, scope)) return;
    const ground = scope.closest<HTMLElement>('main[tabindex]');
    ground?.focus({ preventScroll: true });
  }
}
