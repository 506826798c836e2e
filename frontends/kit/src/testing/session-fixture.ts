import { leaveProfile, listProfiles } from '@alcancia/contracts/identity';

import { makeQueryClient } from '../api/query-client.js';
import { Session } from '../session/session.js';
import { readStored } from '../session/stored-session.js';
import { FakeApi } from './fake-api.js';
import { FakeBrowser } from './fake-browser.js';

export const tokens = { accessToken: 'access-0', refreshToken: 'refresh-0', idToken: 'id-0', expiresInSeconds: 300 };
export const child = { childId: 'b0000000-0000-4000-8000-000000000001', pin: '1357' };

/** One browser and the tabs opened in it, in front of an API that answers what every session asks. */
export class SessionFixture {
  readonly api = new FakeApi().answer(leaveProfile, () => ({})).answer(listProfiles, () => ({}) as never);
  readonly browser = new FakeBrowser();

  constructor() {
    globalThis.fetch = this.api.fetch as typeof fetch;
  }

  stored() {
    return readStored(this.browser.tab().storage);
  }

  async aTab() {
    const client = makeQueryClient();
    const session = new Session(this.browser.tab(), client);
    await session.start();
    return { session, client };
  }

  aSignedInTab() {
    this.browser.signedIn();
    return this.aTab();
  }
}
