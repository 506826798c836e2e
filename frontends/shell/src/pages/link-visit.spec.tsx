import { beforeEach, expect, test } from '@jest/globals';
import { waitFor } from '@testing-library/react';

import { cookieNoticeVersion, whoAmI } from '@alcancia/contracts/identity';
import { linkSignUp } from '@alcancia/contracts/marketing';
import type { WhoAmI } from '@alcancia/web-kit';
import { FakeApi, FakeBrowser, renderWithKit } from '@alcancia/web-kit/testing';

import { lauraHere } from '../../test/people.js';
import { KeptChoice, visitorPlace } from '../cookies/cookie-choice.js';
import LinkVisit from './link-visit.js';

const visitorId = 'a'.repeat(32);
const choice = { browserId: 'b'.repeat(32), measurement: false, noticeVersion: cookieNoticeVersion };

let api: FakeApi;
let who: WhoAmI;
beforeEach(() => {
  localStorage.clear();
  who = lauraHere();
  api = new FakeApi().answer(whoAmI, () => who).answer(linkSignUp, () => ({}));
});
const allow = (outreach: boolean) => new KeptChoice().keep({ ...choice, outreach, decidedAt: Date.now() });
const open = () => renderWithKit(<LinkVisit />, { api, browser: new FakeBrowser().signedIn() });
const asked = () => api.asked.filter(({ subject }) => subject === linkSignUp.subject).map(({ input }) => input);
const settled = () => waitFor(() => expect(api.asked.some(({ subject }) => subject === whoAmI.subject)).toBe(true));

test('an account that came by a link is told of once', async () => {
  allow(true);
  localStorage.setItem(visitorPlace, visitorId);
  open();
  await waitFor(() => expect(asked()).toEqual([{ visitorId }]));
  await waitFor(() => expect(localStorage.getItem(visitorPlace)).toBeNull());
});

test('nothing is told where it may not be remembered, and a withdrawn yes takes the number away', async () => {
  allow(true);
  localStorage.setItem(visitorPlace, visitorId);
  allow(false);
  expect(localStorage.getItem(visitorPlace)).toBeNull();
  localStorage.setItem(visitorPlace, visitorId);
  open();
  await settled();
  expect(asked()).toEqual([]);
});

test('while the section is off nothing is asked of it', async () => {
  allow(true);
  localStorage.setItem(visitorPlace, visitorId);
  who = lauraHere({ flagsOff: ['ambassadors_section_enabled'] });
  open();
  await settled();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(asked()).toEqual([]);
});
