import { isVisitSampled } from '@alcancia/contracts/marketing/heatmap';
import { newKey } from '@alcancia/web-kit/new-key';

import { mayBeMeasured } from '../cookie-choice.js';
import { whenAnswered } from './cookie-question.js';

/** Watches what is touched; loaded by the visits that are looked at alone. */
const script = '/remotes/landing/js/landing-touches.js';

/** One visit in five is looked at, once 'Medición' is allowed; its number stands on this page alone (G37). */
export function lookAtOneVisitInFive(page: Document): void {
  const visitId = newKey();
  if (!isVisitSampled(visitId) || !page.querySelector('[data-landing-id]')) return;
  const load = (): void => {
    if (!mayBeMeasured() || page.querySelector(`script[src="${script}"]`)) return;
    const watching = page.createElement('script');
    watching.src = script;
    watching.dataset['visit'] = visitId;
    page.head.append(watching);
  };
  load();
  whenAnswered(load);
}
