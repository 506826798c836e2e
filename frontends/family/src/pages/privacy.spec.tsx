import { describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';

import { readChildDashboard } from '@alcancia/contracts/family';
import { type ConsentView, decideConsent, readChild, readConsents, readDataExport } from '@alcancia/contracts/identity';
import { dataKinds, kindsAbout, purposes, purposeVersions } from '@alcancia/contracts/privacy';
import { ApiError } from '@alcancia/web-kit';
import { renderWithKit } from '@alcancia/web-kit/testing';

import { askedOf, familyApi, idOf, makeChild } from '../testing/family.js';
import { words } from '../words/privacy.js';
import ChildPage from './child-page.js';

const child = makeChild({ displayName: 'Mateo' });
const decidedAt = '2026-11-20T12:00:00.000Z';
const core = {
  purpose: 'core',
  isGiven: true,
  textVersion: purposeVersions.core,
  method: 'profile',
  decidedBy: 'Laura',
  decidedAt,
} as const;

/** The page of Mateo, opened at its privacy; his owner has allowed nothing yet. */
function open({
  mayDecide = true,
  at = '?tab=privacidad',
  reviewAge,
}: { mayDecide?: boolean; at?: string; reviewAge?: number } = {}) {
  let kept: ConsentView[] = purposes.map((purpose) =>
    purpose === 'core'
      ? { purpose, isGiven: true, version: 1, last: core }
      : { purpose, isGiven: false, version: 0, last: null },
  );
  const history: (typeof core | NonNullable<ConsentView['last']>)[] = [core];
  const api = familyApi(child)
    .answer(readChild, () => ({ ...child, guardians: [] }))
    .answer(readConsents, () => ({ consents: kept, mayDecide, history, ...(reviewAge ? { reviewAge } : {}) }))
    .answer(decideConsent, ({ purpose, isGiven, textVersion, version }) => {
      const decidedNow = `2026-11-20T12:0${history.length}:00.000Z`;
      const last = {
        purpose,
        isGiven,
        textVersion,
        method: 'switch' as const,
        decidedBy: 'Laura',
        decidedAt: decidedNow,
      };
      history.unshift(last);
      kept = kept.map((one) => (one.purpose === purpose ? { purpose, isGiven, version: version + 1, last } : one));
      return { version: version + 1 };
    })
    .answer(readDataExport, () => ({ current: null }))
    .answer(readChildDashboard, () => {
      throw new ApiError({ code: 'unavailable' });
    });
  return { ...renderWithKit(<ChildPage />, { api, path: '/child/:childId', at: `/child/${idOf(1)}${at}` }), api };
}

const voice = () => screen.findByRole('switch', { name: 'Voz' });
const lineOf = async () => (await voice()).closest('li')?.textContent;

describe('the privacy of a child', () => {
  test('is a tab of its page, and the address names it', async () => {
    const { user, where } = open({ at: '' });
    await user.click(await screen.findByRole('tab', { name: 'Privacidad' }));
    await waitFor(() => expect(where()).toBe(`/child/${idOf(1)}?tab=privacidad`));
    expect(await voice()).toBeTruthy();
  });

  test('begins with everything off but what the profile needs, which has no switch', async () => {
    open();
    expect((await voice()).getAttribute('aria-checked')).toBe('false');
    const switches = screen.getAllByRole('switch');
    expect(switches).toHaveLength(purposes.length - 1);
    expect(switches.every((one) => one.getAttribute('aria-checked') === 'false')).toBe(true);
    expect(screen.getByText(/Lo aceptó Laura al crear el perfil · 20 de noviembre de 2026/)).toBeTruthy();
  });

  test('is given and taken back with one tap each, in the words that were shown', async () => {
    const { user, api } = open();
    await user.click(await voice());
    expect(await screen.findByText('Voz: permitido')).toBeTruthy();
    await waitFor(async () => expect(await lineOf()).toContain('Lo permitió Laura'));
    await user.click(await voice());
    expect(await screen.findByText('Voz: ya no se permite')).toBeTruthy();
    await waitFor(async () => expect(await lineOf()).toContain('Lo retiró Laura'));
    const act = { childId: idOf(1), purpose: 'voice', textVersion: purposeVersions.voice };
    expect(askedOf(api, decideConsent)).toEqual([
      { ...act, isGiven: true, version: 0 },
      { ...act, isGiven: false, version: 1 },
    ]);
    const history = await screen.findByRole('region', { name: 'Todo lo decidido' });
    expect(
      within(history)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      expect.stringContaining('Laura retiró «Voz»'),
      expect.stringContaining('Laura permitió «Voz»'),
      expect.stringContaining('Laura permitió «Lo necesario»'),
    ]);
  });

  test('is read again when somebody has decided meanwhile', async () => {
    const { user, api } = open();
    api.answer(decideConsent, () => {
      throw new ApiError({ code: 'changed_before' });
    });
    await user.click(await voice());
    expect(await screen.findByText('Alguien lo cambió antes. Vuelve a cargar.')).toBeTruthy();
    await waitFor(() => expect(askedOf(api, readConsents)).toHaveLength(2));
  });

  test('is reviewed with a child that has reached the age of a say of its own, and may stay as it is', async () => {
    const { user, api } = open({ at: '', reviewAge: 14 });
    await user.click(await screen.findByRole('link', { name: 'Revisar permisos' }));
    await user.click(await voice());
    await screen.findByText('Voz: permitido');
    expect(screen.getAllByText('Mateo ya tiene 14 años y puede opinar sobre sus datos')).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Lo revisamos: sigue igual' }));
    await screen.findByText('Permisos revisados');
    expect(askedOf(api, decideConsent).at(-1)).toEqual({
      childId: idOf(1),
      purpose: 'voice',
      textVersion: purposeVersions.voice,
      isGiven: true,
      version: 1,
    });
  });

  test('is only looked at by whoever does not own the profile, and says so', async () => {
    open({ mayDecide: false });
    expect(await screen.findByText(words.onlyLooking)).toBeTruthy();
    expect(screen.queryByRole('switch')).toBeNull();
    expect(screen.getAllByText('No permitido')).toHaveLength(purposes.length - 1);
  });

  test('says of every kind of data what it is for and how long it is kept', async () => {
    open();
    const list = await screen.findByRole('region', { name: 'Qué guardamos' });
    const said = within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
    expect(said).toHaveLength(kindsAbout('child').length);
    for (const [at, kind] of kindsAbout('child').entries()) {
      const { days } = dataKinds[kind];
      expect(said[at]).toContain(words.kinds[kind].why);
      expect(said[at]).toContain(days === null ? 'Mientras exista su perfil' : `${days} días`);
    }
    expect(list.textContent?.split(/\s+/).length).toBeLessThan(200); // read in a minute
  });
});
