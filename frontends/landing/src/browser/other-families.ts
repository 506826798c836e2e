import { startSocialProof } from '@alcancia/web-kit/social-proof';

/** Whoever stays for so long reads on, in ms. */
const staysMs = 6_000;

/** Notices of other families (spec 2 §7), from when a visitor scrolls or stays: who leaves at once asks the server nothing. */
export function tellOfOtherFamilies(page: Document): void {
  const place = page.querySelector<HTMLElement>('[data-social-proof]');
  if (!place) return;
  const begin = (): void => {
    clearTimeout(waiting);
    removeEventListener('scroll', begin);
    startSocialProof(place);
  };
  const waiting = setTimeout(begin, staysMs);
  addEventListener('scroll', begin, { passive: true });
}
