const lastsMs = 1_200;
const numbers = new Intl.NumberFormat('es');

/** The figure a moment after it came into sight: fast first, slow towards its end. */
export const countedAt = (value: number, elapsedMs: number): number =>
  Math.round(value * (1 - (1 - Math.min(1, elapsedMs / lastsMs)) ** 3));

function count(place: HTMLElement): void {
  const { count: value = '0', suffix = '' } = place.dataset;
  const began = performance.now();
  const step = (now: number): void => {
    place.textContent = numbers.format(countedAt(Number(value), now - began)) + suffix;
    if (now - began < lastsMs) requestAnimationFrame(step);
  };
  // The number is read aloud as it is, not as it grows.
  place.setAttribute('aria-label', `${numbers.format(Number(value))}${suffix}`);
  place.style.minWidth = `${place.offsetWidth}px`;
  requestAnimationFrame(step);
}

/** Numbers of impact grow once, when they are seen (spec 2 §2); they stand whole without it. */
export function countUp(page: Document): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const seen = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      seen.unobserve(target);
      count(target as HTMLElement);
    }
  });
  for (const place of page.querySelectorAll('[data-count]')) seen.observe(place);
}
