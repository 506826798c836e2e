import { mayBeRemembered } from '../cookie-choice.js';
import { whenAnswered } from './cookie-question.js';

/** As `noteVisit` takes it: eight letters and digits that cannot be mistaken for one another. */
const code = /^[A-Z2-9]{8}$/;

/** Served under one name for good, so that it may be cached apart from this page (spec 1 §7). */
const script = '/js/ambassador-tracking.js';

/**
 * Whoever came by an ambassador's link and lets it be remembered loads what remembers it. Before that nothing is asked and
 * nothing is kept (G34); who answers the question on this page need not come by the link again.
 */
export function followAmbassadorLink(page: Document): void {
  if (!code.test(new URLSearchParams(location.search).get('ref') ?? '')) return;
  const load = (): void => {
    if (!mayBeRemembered() || page.querySelector(`script[src="${script}"]`)) return;
    const tracking = page.createElement('script');
    tracking.src = script;
    page.head.append(tracking);
  };
  load();
  whenAnswered(load);
}
