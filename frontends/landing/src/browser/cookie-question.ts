import { newKey } from '@alcancia/web-kit/new-key';

import { type Allowed, choicePlace, keepChoice, keptChoice } from '../cookie-choice.js';

const dayMs = 86_400_000;

const listeners = new Set<() => void>();
/** Calls once an answer is given, on this page or in another tab. */
export const whenAnswered = (listen: () => void): void => void listeners.add(listen);
const tell = (): void => {
  for (const listen of listeners) listen();
};

async function isToldTo(answer: object): Promise<boolean> {
  try {
    const { ok } = await fetch('/api/identity/cookie-choices', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': newKey() },
      body: JSON.stringify(answer),
    });
    return ok;
  } catch {
    return false;
  }
}

/** Asks a visitor what this browser may keep, until it is answered: all is off, and a 'no' is as near as a 'yes' (G50). */
export function askAboutCookies(page: Document): void {
  const question = page.querySelector<HTMLElement>('[data-cookies]');
  if (!question) return;
  const { version: noticeVersion = '', days = '0' } = question.dataset;
  const before = keptChoice();
  const holds = before?.noticeVersion === noticeVersion && Date.now() - before.decidedAt < Number(days) * dayMs;
  if (holds) return question.remove();

  const part = (name: string): HTMLElement | null => question.querySelector(`[data-${name}]`);
  const decide = async ({ measurement, outreach }: Allowed): Promise<void> => {
    const answer = { browserId: before?.browserId ?? newKey(), measurement, outreach, noticeVersion };
    const isTold = await isToldTo(answer);
    // Nothing is allowed without evidence; a 'no' needs none and holds at once, also without a network.
    if (!isTold && (measurement || outreach)) return part('trouble')?.removeAttribute('hidden');
    keepChoice({ ...answer, decidedAt: Date.now() });
    question.remove();
    tell();
  };
  const isOn = (name: string): boolean => part(name)?.getAttribute('aria-checked') === 'true';
  for (const name of ['measurement', 'outreach'])
    part(name)?.addEventListener('click', () => part(name)?.setAttribute('aria-checked', String(!isOn(name))));
  part('choose')?.addEventListener('click', () => {
    part('switches')?.removeAttribute('hidden');
    part('keep')?.removeAttribute('hidden');
    part('measurement')?.focus();
    part('choose')?.remove();
  });
  const onTap = (name: string, allowed: () => Allowed): void =>
    part(name)?.addEventListener('click', () => void decide(allowed()));
  onTap('keep', () => ({ measurement: isOn('measurement'), outreach: isOn('outreach') }));
  onTap('none', () => ({ measurement: false, outreach: false }));
  onTap('all', () => ({ measurement: true, outreach: true }));
  question.hidden = false;
  addEventListener('storage', ({ key }) => {
    if (key !== choicePlace || !keptChoice()) return;
    question.remove();
    tell();
  });
}
