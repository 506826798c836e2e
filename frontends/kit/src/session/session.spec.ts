import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';

import { chooseChild, listProfiles, signIn, signOut, whoAmI } from '@alcancia/contracts/identity';

import { ApiError } from '../api/api-error.js';
import { ask } from '../api/ask.js';
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

describe('a session that starts', () => {
  test('finds nobody where nothing is stored', async () => {
    const { session } = await fixture.aTab();
    expect(phaseOf(session)).toBe('none');
    expect(await session.token()).toBeNull();
    expect(api.asked).toHaveLength(0);
  });

  test('removes what is stored but not ours', async () => {
    for (const written of ['{', '"x"', '{"kind":"account","era":"e","token":"t"}']) {
      browser.kept.set('alcancia.session', written);
      const { session } = await fixture.aTab();
      expect(phaseOf(session)).toBe('none');
      expect(browser.kept.has('alcancia.session')).toBe(false);
    }
  });

  test('renews the stored tokens once and keeps the new ones at once', async () => {
    const { session } = await fixture.aSignedInTab();
    expect(phaseOf(session)).toBe('here');
    expect(browser.renewed).toEqual(['refresh-0']);
    expect(fixture.stored()).toMatchObject({ token: 'access-1', refreshToken: 'refresh-1' });
    expect(await session.token()).toBe('access-1');
  });

  test('chooses nobody when the browser was closed since', async () => {
    browser.signedIn().isMarked = false;
    await fixture.aTab();
    expect(api.asked.map(({ subject }) => subject)).toEqual(['identity.leave-profile']);
  });

  test('leaves the profile alone while the browser stays open', async () => {
    await fixture.aSignedInTab();
    expect(api.asked).toHaveLength(0);
  });

  test('is over when the issuer renews no more', async () => {
    browser.issuer = () => null;
    const { session } = await fixture.aSignedInTab();
    expect(phaseOf(session)).toBe('none');
    expect(fixture.stored()).toBeNull();
  });

  test('keeps its tokens while nobody answers, and goes on when somebody does', async () => {
    const works = browser.issuer;
    browser.issuer = () => {
      throw new TypeError('network');
    };
    const { session } = await fixture.aSignedInTab();
    expect(phaseOf(session)).toBe('unreachable');
    expect(fixture.stored()).toMatchObject({ refreshToken: 'refresh-0' });
    browser.issuer = works;
    await session.open();
    expect(phaseOf(session)).toBe('here');
  });
});

describe('signing in and out', () => {
  test('marks the browser session only on the first login', async () => {
    for (const isFirstLogin of [true, false]) {
      api.answer(signIn, () => ({ tokens, isFirstLogin, isProfileComplete: false }));
      const { session } = await fixture.aTab();
      await session.signIn({ email: 'laura@correo.example', password: 'ahorrando1' });
      expect(browser.isMarked).toBe(isFirstLogin);
      expect(phaseOf(session)).toBe('here');
    }
  });

  test('a wrong password changes nothing', async () => {
    api.answer(signIn, () => {
      throw new ApiError({ code: 'credentials_wrong' });
    });
    const { session } = await fixture.aTab();
    await expect(session.signIn({ email: 'a@b.example', password: 'x' })).rejects.toMatchObject({
      code: 'credentials_wrong',
    });
    expect(phaseOf(session)).toBe('none');
  });

  test('signing out clears everything even if the server knows no such session', async () => {
    api.answer(signOut, () => {
      throw new ApiError({ code: 'not_found' });
    });
    const { session } = await fixture.aSignedInTab();
    await session.signOut();
    expect(fixture.stored()).toBeNull();
    expect(browser.isMarked).toBe(false);
    expect(phaseOf(session)).toBe('none');
  });

  test('keeps the key of the device after a sign-out', async () => {
    api.answer(signOut, () => ({})).answer(chooseChild, () => ({ childToken: 'opaque-1', displayName: 'Sofía' }));
    const { session } = await fixture.aSignedInTab();
    await session.enterChild(child);
    const key = browser.kept.get('alcancia.device');
    await session.signOut();
    expect(key).toMatch(/^[0-9a-f]{32}$/);
    expect(browser.kept.get('alcancia.device')).toBe(key);
  });
});

describe('a request that the server does not accept', () => {
  const refuse = (code: 'session_ended' | 'not_signed_in') => () => {
    throw new ApiError({ code });
  };

  test('ends the session only when a second opinion agrees', async () => {
    api.answer(listProfiles, refuse('session_ended')).answer(whoAmI, refuse('session_ended'));
    const { session } = await fixture.aSignedInTab();
    const over = new Promise<void>((done) => session.subscribe(() => phaseOf(session) === 'none' && done()));
    await ask(listProfiles, {}).catch(() => undefined);
    await over;
    expect(fixture.stored()).toBeNull();
  });

  test('of an older token harms nobody who is here now', async () => {
    let asked = () => undefined as void;
    const verified = new Promise<void>((done) => (asked = done));
    api.answer(listProfiles, refuse('session_ended')).answer(whoAmI, () => {
      asked();
      const unknown = { active: null, adult: null, household: null, limits: null };
      return { ...unknown, sessionId: crypto.randomUUID(), role: 'child', profile: 'child' } as const;
    });
    browser.signedIn({ kind: 'parked', era: 'e', token: 'opaque-0' });
    const { session } = await fixture.aTab();
    await ask(listProfiles, {}).catch(() => undefined);
    await verified;
    expect(phaseOf(session)).toBe('here');
    expect(fixture.stored()).toMatchObject({ token: 'opaque-0' });
  });
});
