import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';

import { chooseAdult, chooseChild, signOut } from '@alcancia/contracts/identity';

import { ApiError } from '../api/api-error.js';
import { setTokenSource } from '../api/token-source.js';
import type { FakeApi } from '../testing/fake-api.js';
import type { FakeBrowser } from '../testing/fake-browser.js';
import { child, SessionFixture, tokens } from '../testing/session-fixture.js';
import type { Session } from './session.js';

let api: FakeApi;
let browser: FakeBrowser;
let fixture: SessionFixture;
beforeEach(() => {
  fixture = new SessionFixture();
  ({ api, browser } = fixture);
});
afterEach(() => setTokenSource());

const phaseOf = (session: Session) => session.snapshot().phase;
/** Every tab plugs itself in when it starts; requests of this one are sent with its token. */
const asksFrom = ({ token }: Session) => setTokenSource({ token });

describe('several tabs', () => {
  test('that start at once renew one after the other, each with what the one before has stored', async () => {
    browser.signedIn();
    const tabs = await Promise.all([fixture.aTab(), fixture.aTab(), fixture.aTab()]);
    expect(browser.renewed).toEqual(['refresh-0', 'refresh-1', 'refresh-2']);
    expect(tabs.map(({ session }) => phaseOf(session))).toEqual(['here', 'here', 'here']);
  });

  test('adopt what another tab has renewed instead of renewing again', async () => {
    const one = await fixture.aSignedInTab();
    const other = await fixture.aTab();
    browser.isStale = true;
    const before = browser.renewed.length;
    const [a, b] = await Promise.all([one.session.token(), other.session.token()]);
    expect(browser.renewed).toHaveLength(before + 1);
    expect(a).toBe(b);
  });

  test('hear of a sign-out', async () => {
    api.answer(signOut, () => ({}));
    const one = await fixture.aSignedInTab();
    const other = await fixture.aTab();
    await one.session.signOut();
    expect(phaseOf(other.session)).toBe('none');
    expect(await other.session.token()).toBeNull();
  });

  test('forget what they had read when somebody else is here', async () => {
    api.answer(chooseAdult, () => ({ tokens: null, displayName: 'Laura' }));
    const one = await fixture.aSignedInTab();
    const other = await fixture.aTab();
    other.client.setQueryData([['wallet'], 'x', {}], { secret: true });
    await one.session.chooseAdult({ pin: '9090' });
    expect(other.client.getQueryCache().getAll()).toHaveLength(0);
    expect(phaseOf(other.session)).toBe('here');
  });
});

describe('a child that enters', () => {
  beforeEach(() => {
    api.answer(chooseChild, () => ({ childToken: 'opaque-1', displayName: 'Sofía' }));
  });

  test('leaves no adult token in any tab nor in the storage', async () => {
    const one = await fixture.aSignedInTab();
    const other = await fixture.aTab();
    asksFrom(one.session);
    await one.session.enterChild(child);
    expect(api.asked.at(-1)?.input).toMatchObject({ ...child, refreshToken: 'refresh-2' });
    expect(await one.session.token()).toBe('opaque-1');
    expect(await other.session.token()).toBe('opaque-1');
    expect([...browser.kept.values()].join()).not.toMatch(/access-|refresh-|id-/);
    expect(browser.isMarked).toBe(true);
  });

  test('waits for a renewal of another tab, and the other one follows', async () => {
    const one = await fixture.aSignedInTab();
    const other = await fixture.aTab();
    browser.isStale = true;
    asksFrom(one.session);
    await Promise.all([other.session.token(), one.session.enterChild(child), other.session.token()]);
    expect(await other.session.token()).toBe('opaque-1');
    expect(fixture.stored()).toMatchObject({ kind: 'parked' });
  });

  test('does not enter with a wrong PIN: everything stays', async () => {
    api.answer(chooseChild, () => {
      throw new ApiError({ code: 'child_pin_wrong', details: { attemptsLeft: 2 } });
    });
    const { session } = await fixture.aSignedInTab();
    await expect(session.enterChild(child)).rejects.toMatchObject({ code: 'child_pin_wrong' });
    expect(await session.token()).toBe('access-1');
  });

  test('is followed by a sibling without any adult token', async () => {
    browser.signedIn({ kind: 'parked', era: 'e', token: 'opaque-0' });
    const { session } = await fixture.aTab();
    await session.enterChild(child);
    expect(api.asked.at(-1)?.input).not.toHaveProperty('refreshToken');
    expect(browser.renewed).toHaveLength(0);
  });

  test('is followed by the adult, whose tokens come back', async () => {
    api.answer(chooseAdult, () => ({ tokens, displayName: 'Laura' }));
    browser.signedIn({ kind: 'parked', era: 'e', token: 'opaque-0' });
    const { session } = await fixture.aTab();
    await session.chooseAdult({ pin: '9090' });
    expect(await session.token()).toBe('access-1');
    expect(fixture.stored()).toMatchObject({ kind: 'account', refreshToken: 'refresh-1' });
  });

  test('repeats the same act under the same key until it has an answer', async () => {
    const keys: (string | null)[] = [];
    let tries = 0;
    api.answer(chooseChild, (_, { headers }) => {
      keys.push(headers.get('idempotency-key'));
      if ((tries += 1) < 2) throw new ApiError({ code: 'unavailable' });
      return { childToken: 'opaque-1', displayName: 'Sofía' };
    });
    const { session } = await fixture.aSignedInTab();
    await session.enterChild(child).catch(() => undefined);
    await session.enterChild(child);
    expect(keys[0]).toBe(keys[1]);
  });
});
