import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';

import { aBrowser, aDevice } from './support/a-browser.js';
import { violationsOn } from './support/axe.js';
import { aProduct, type Product } from './support/a-product.js';
import { aCrowd, type Crowd, names } from './support/crowd.js';
import { asGuided, asInvited, asInviting, asLeaving, asNew, asOwning, asTwenty } from './support/crowded-answers.js';
import { adultDialogs, adultPopups, type DialogsToSee, type PopupToSee } from './support/dialogs.js';
import { asFull, dialogsOfTheFull } from './support/full-accounts.js';
import { childDialogs, childPopups, selectorDialogs } from './support/dialogs-of-children.js';
import { layoutFaultsOf, popupFaultsOf } from './support/layout.js';
import { signUp } from './support/people.js';
import { adultScreens, childScreens, type ScreenToSee, visitorScreens } from './support/screens.js';
import { visit } from './support/visit.js';

let product: Product;
let browser: Browser;
let crowd: Crowd;
let visitor: Page;

beforeAll(async () => {
  product = await aProduct();
  browser = await aBrowser();
  crowd = await aCrowd(browser, product.origin);
  visitor = await (await aDevice(browser, product.origin, 'desktop', { isStill: true })).newPage();
  await asTwenty(crowd.page);
  await asGuided(crowd.page, crowd.crowdedId);
  await asInviting(crowd.page, [crowd.crowdedId]);
  await asInvited(crowd.page);
  await asInvited(visitor);
  await asOwning(crowd.page);
}, 600_000);
afterAll(async () => {
  await browser?.close();
  await product?.stop();
});

const id = '{childId}';
const token = 'un-enlace-de-invitacion';
const namedPath = ([name, path]: ScreenToSee) => [name, path] as const;

async function faultsOf(page: Page, path: string, said?: string | RegExp): Promise<readonly string[]> {
  await visit(page, path.replace(id, crowd.crowdedId));
  await page.locator('h1').filter({ visible: true }).first().waitFor();
  if (said) await page.getByText(said).filter({ visible: true }).waitFor();
  const title = await page.title();
  const untitled = /\p{L}.* · .*\p{L}/u.test(title) ? [] : [`its title is only «${title}»`];
  return [...untitled, ...(await layoutFaultsOf(page))];
}

test('a page that does not hold is found out', async () => {
  await visitor.setContent(
    '<h1 style="width:2000px">wide</h1><button>under</button><i style="position:fixed;inset:0">over</i>',
  );
  expect((await layoutFaultsOf(visitor)).join()).toMatch(/wider than its window.*is covered by i/s);
});

async function dialogFaultsOf(page: Page, { path, openedAt, steps }: DialogsToSee): Promise<readonly string[]> {
  await page.setViewportSize(openedAt ? { width: openedAt, height: 568 } : { width: 1280, height: 800 });
  await visit(page, path.replace(id, crowd.crowdedId));
  const found: string[] = [];
  for (const [name, act] of steps) {
    await act(page);
    const faults = [...(await layoutFaultsOf(page)), ...(await violationsOn(page))];
    found.push(...faults.map((fault) => `${name}, ${fault}`));
  }
  return found;
}

async function faultsOfPopup(page: Page, path: string, popup: PopupToSee[2]): Promise<readonly string[]> {
  await visit(page, path.replace(id, crowd.crowdedId));
  return popupFaultsOf(page, popup);
}

describe('a crowded family and long names, on small and large screens and with large letters', () => {
  test.each([
    ...visitorScreens.map(namedPath),
    ['an invitation', `/accept-invite/${token}`],
    ['a link that confirms nothing', '/auth/confirm#used-up'],
    ['a new password', '/auth/reset#used-up'],
  ] as const)('%s holds', async (_name, path) => {
    expect(await faultsOf(visitor, path)).toEqual([]);
  });
  test('where the mail of an account went holds', async () => {
    const email = `${names[0].toLowerCase()}@correo-de-toda-la-familia.example`;
    // The invitation that this browser has seen would fix the address.
    await visitor.evaluate(() => localStorage.clear());
    await signUp(visitor, { fullName: names[1], displayName: '', email, password: 'alcancia-rosa-7' });
    expect(await layoutFaultsOf(visitor)).toEqual([]);
  });
  test.each([...adultScreens(id).map(namedPath), ['the answer to an invitation', `/accept-invite/${token}`]] as const)(
    '%s holds',
    async (_name, path) => {
      expect(await faultsOf(crowd.page, path)).toEqual([]);
    },
  );
  test.each([
    ['a page of twenty activities', '/activities'],
    ['a page of a child with a long name', `/child/${id}`],
  ] as const)('%s is without a fault for axe', async (_name, path) => {
    expect([...(await faultsOf(crowd.page, path)), ...(await violationsOn(crowd.page))]).toEqual([]);
  });
  test.each(adultDialogs(id))('$name holds', async (dialogs) => {
    expect(await dialogFaultsOf(crowd.page, dialogs)).toEqual([]);
  });
  test.each(adultPopups)('%s holds', async (_name, path, popup) => {
    expect(await faultsOfPopup(crowd.page, path, popup)).toEqual([]);
  });
  test.each(childScreens(id))('%s holds', async (_name, path) => {
    expect(await faultsOf(crowd.childPage, path)).toEqual([]);
  });
  test.each(childDialogs(id))('$name holds', async (dialogs) => {
    expect(await dialogFaultsOf(crowd.childPage, dialogs)).toEqual([]);
  });
  test.each(childPopups(id))('%s of a child holds', async (_name, path, popup) => {
    expect(await faultsOfPopup(crowd.childPage, path, popup)).toEqual([]);
  });
  describe('where an account has all that it may have', () => {
    let full: Page;
    beforeAll(async () => {
      full = await crowd.page.context().newPage();
      await asTwenty(full);
      await asFull(full);
    });
    afterAll(() => full?.close());
    test.each([
      ['settings', '/settings?tab=privacy', 'Tu descarga está lista'],
      ['own subscription', '/pricing', /^2026-000012/],
      ['tutors', `/child/${id}?tab=tutores`, 'Quién hizo qué'],
    ] as const)('%s holds', async (_name, path, said) => {
      expect(await faultsOf(full, path, said)).toEqual([]);
    });
    test.each(dialogsOfTheFull(id))('$name holds', async (dialogs) => {
      expect(await dialogFaultsOf(full, dialogs)).toEqual([]);
    });
  });
  describe('while the account and a child are to be deleted', () => {
    let leaving: Page;
    beforeAll(async () => {
      leaving = await crowd.page.context().newPage();
      await asTwenty(leaving);
      await asOwning(leaving);
      await asLeaving(leaving);
    });
    afterAll(() => leaving?.close());
    test.each([
      ['dashboard', '/dashboard', 'Conservar mi cuenta'],
      ['child', `/child/${id}`, /^El perfil de .* se borrará el/],
      ['profile', '/profile', /todavía no ha respondido/],
      ['settings', '/settings', 'Retirar propuesta'],
      ['selector', '/profile-selector', 'Conservar mi cuenta'],
    ] as const)('%s holds', async (_name, path, said) => {
      expect(await faultsOf(leaving, path, said)).toEqual([]);
    });
  });
  // Last of the signed-in ones: from here on the tablet is the family's, and nobody has come in.
  test.each(selectorDialogs(...names))('$name holds', async (dialogs) => {
    expect(await dialogFaultsOf(crowd.page, dialogs)).toEqual([]);
  });
  test('onboarding holds', async () => {
    await asNew(crowd.page);
    expect(await faultsOf(crowd.page, '/onboarding')).toEqual([]);
  });
});
