const from = 0.2;
const to = 0.95;

/** Whether 'Prueba Gratis' stands at the edge, by how far the page is scrolled (spec 2 §9). */
export const isStickyAt = (scrolled: number, most: number): boolean => {
  const share = most > 0 ? scrolled / most : 0;
  return share >= from && share <= to;
};

export function followScroll(page: Document): void {
  const sticky = page.querySelector('[data-sticky]');
  if (!sticky) return;
  let isWaiting = false;
  const look = (): void => {
    isWaiting = false;
    const { scrollHeight, clientHeight } = page.documentElement;
    sticky.classList.toggle('is-on', isStickyAt(scrollY, scrollHeight - clientHeight));
  };
  const ask = (): void => {
    if (isWaiting) return;
    isWaiting = true;
    requestAnimationFrame(look);
  };
  addEventListener('scroll', ask, { passive: true });
  addEventListener('resize', ask, { passive: true });
  ask();
}
