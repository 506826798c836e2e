/** A part that scrolls must be reachable without a mouse, although nothing in it acts. */
export const reachable = (part: HTMLElement | null): void => part?.setAttribute('tabindex', '0');
