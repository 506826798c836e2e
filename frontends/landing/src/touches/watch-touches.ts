import type { InputOf } from '@alcancia/contracts/define';
import type { noteTouches } from '@alcancia/contracts/marketing';
import { mostTouchesAtOnce, mostTouchesOfVisit, touchBatchMs } from '@alcancia/contracts/marketing/heatmap';
import { newKey } from '@alcancia/web-kit/new-key';

import { mayBeMeasured } from '../cookie-choice.js';
import { partOf } from './part-of-page.js';

type Told = InputOf<typeof noteTouches>;
type Touch = Told['touches'][number];

/** So many clicks at one spot within so long, in ms and CSS pixels, are those of somebody who waits for something. */
const repeated = { times: 3, withinMs: 1_000, nearPx: 30 };

const viewportOf = (width: number): Told['viewport'] => (width < 640 ? 'phone' : width < 1_024 ? 'tablet' : 'desktop');
const within = (value: number, most: number): number => Math.min(most, Math.max(0, Math.round(value)));

/** Tells every five seconds what was clicked and how deep the visit has come; never what is typed. A loss disturbs nobody. */
export function watchTouches(page: Document, visitId: string): void {
  const { landingId = '', landingVersion = '' } = page.querySelector<HTMLElement>('[data-landing-id]')?.dataset ?? {};
  const about = { visitId, landingId, version: Number(landingVersion), viewport: viewportOf(innerWidth) };
  let waiting: Touch[] = [];
  let kept = 0;
  const keep = (touch: Touch): void => {
    if (kept >= mostTouchesOfVisit) return;
    kept += 1;
    waiting.push(touch);
  };

  let clicks: { readonly at: number; readonly x: number; readonly y: number }[] = [];
  page.addEventListener(
    'click',
    ({ target, clientX, clientY, timeStamp }) => {
      const part = partOf(target);
      // A click without a place was made by a key.
      if (!part || (clientX === 0 && clientY === 0)) return;
      const { section, box, selector, isTouchable } = part;
      const place = { x: within(((clientX - box.left) / box.width) * 100, 100), y: within(clientY - box.top, 100_000) };
      keep({ section, selector, ...place, kind: isTouchable ? 'clic' : 'clic_muerto' });
      const isNear = ({ at, x, y }: (typeof clicks)[number]) =>
        timeStamp - at < repeated.withinMs && Math.hypot(clientX - x, clientY - y) < repeated.nearPx;
      clicks = [...clicks.filter(isNear), { at: timeStamp, x: clientX, y: clientY }];
      if (clicks.length < repeated.times) return;
      clicks = [];
      keep({ section, selector, ...place, kind: 'clic_repetido' });
    },
    { capture: true, passive: true },
  );

  let deepest = -1;
  const readTo = (): void => {
    const bottom = scrollY + innerHeight;
    const tenth = Math.floor((bottom / Math.max(1, page.documentElement.scrollHeight)) * 10 + 0.01);
    if (tenth <= deepest) return;
    deepest = tenth;
    keep({ section: 'page', selector: 'body', kind: 'scroll', x: within(tenth * 10, 100), y: within(bottom, 100_000) });
  };
  readTo();
  addEventListener('scroll', readTo, { passive: true });

  const tell = (): void => {
    if (waiting.length === 0) return;
    const touches = waiting.slice(0, mostTouchesAtOnce);
    waiting = waiting.slice(mostTouchesAtOnce);
    if (!mayBeMeasured()) return;
    fetch('/api/marketing/touches', {
      method: 'POST',
      keepalive: true,
      headers: { 'content-type': 'application/json', 'idempotency-key': newKey() },
      body: JSON.stringify({ ...about, touches } satisfies Told),
    }).catch(() => undefined);
  };
  setInterval(tell, touchBatchMs);
  addEventListener('pagehide', tell);
  page.addEventListener('visibilitychange', () => {
    if (page.visibilityState === 'hidden') tell();
  });
}
