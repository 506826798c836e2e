import { FocusKeeper } from './focus-keeper.js';
import { settleMs, tappable, TapGuard } from './tap-guard.js';

const what = { childList: true, subtree: true, characterData: true, attributes: true } as const;
/** Attributes that move things. */
const attributeFilter = ['class', 'style', 'open', 'hidden'];

const isPress = ({ key }: KeyboardEvent): boolean => key === 'Enter' || key === ' ';

const drop = (event: Event): void => {
  event.preventDefault();
  event.stopPropagation();
};

/**
 * A place whose contents change while somebody taps: as `ref` of an element. A tap on what has just moved or appeared
 * under the finger counts for nothing, nor does a key that is held down, and the focus stays on its card.
 */
export function steadyPlace(scope: HTMLElement | null): (() => void) | undefined {
  if (!scope) return undefined;
  const taps = new TapGuard(scope);
  const focus = new FocusKeeper(scope);
  let pressed: { readonly on: Element; readonly at: number } | null = null;
  let frame = 0;
  let isScrolled = false;
  let scrolledTo = [scrollX, scrollY];
  /** How far what scrolls within the page, as a dialog does, was scrolled when it last said so. */
  const scrolledWithin = new WeakMap<Element, number>();

  const isScrolledAround = (target: Element): boolean => {
    for (let around: Element | null = target; around; around = around.parentElement)
      if (around.scrollTop !== (scrolledWithin.get(around) ?? 0)) return true;
    return false;
  };
  const forgetScroll = (target?: Element): void => {
    // A click can come before the event that tells of the scrolling.
    const isElsewhere = scrollX !== scrolledTo[0] || scrollY !== scrolledTo[1];
    if (isScrolled || isElsewhere || (target && isScrolledAround(target))) taps.lookAnew();
    isScrolled = false;
    scrolledTo = [scrollX, scrollY];
  };
  const look = (): void => {
    frame = 0;
    forgetScroll();
    taps.look(performance.now());
  };
  const lookSoon = (): void => {
    frame ||= requestAnimationFrame(look);
  };
  const changes = new MutationObserver(() => {
    focus.look();
    lookSoon();
  });
  const scrolled = ({ target }: Event): void => {
    isScrolled = true;
    if (target instanceof Element) scrolledWithin.set(target, target.scrollTop);
    lookSoon();
  };
  const pointed = ({ clientX: x, clientY: y }: PointerEvent): void => taps.point(performance.now(), { x, y });
  const clicked = (event: MouseEvent): void => {
    const isByHand = event.detail > 0;
    if (!isByHand || !(event.target instanceof Element)) return;
    forgetScroll(event.target);
    if (!taps.wasMeant(event.target, { x: event.clientX, y: event.clientY }, performance.now())) drop(event);
  };
  const keyed = (event: KeyboardEvent): void => {
    const on = event.target instanceof Element ? event.target.closest(tappable) : null;
    const before = pressed;
    pressed = null;
    if (!on || !isPress(event)) return;
    const now = performance.now();
    const isSlip = before !== null && before.on !== on && now - before.at < settleMs;
    if (event.repeat || isSlip) drop(event);
    pressed = isSlip ? before : { on, at: now };
  };

  taps.look(performance.now());
  changes.observe(document.body, { ...what, attributeFilter });
  const listening = new AbortController();
  const { signal } = listening;
  document.addEventListener('pointerdown', pointed, { capture: true, passive: true, signal });
  document.addEventListener('pointermove', pointed, { capture: true, passive: true, signal });
  globalThis.addEventListener('scroll', scrolled, { capture: true, passive: true, signal });
  globalThis.addEventListener('resize', scrolled, { signal });
  scope.addEventListener('click', clicked, { capture: true, signal });
  scope.addEventListener('keydown', keyed, { capture: true, signal });
  scope.addEventListener('focusin', ({ target }) => focus.came(target), { signal });
  scope.addEventListener('focusout', () => focus.left(), { signal });
  return () => {
    listening.abort();
    changes.disconnect();
    cancelAnimationFrame(frame);
  };
}
