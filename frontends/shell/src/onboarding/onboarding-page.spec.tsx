import { beforeEach, describe, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';

import { saveOwnProfile, whoAmI } from '@alcancia/contracts/identity';
import { ApiError } from '@alcancia/web-kit';
import { FakeApi, FakeBrowser, renderWithKit } from '@alcancia/web-kit/testing';

import { lauraHere, sofiaHere } from '../../test/people.js';
import OnboardingPage from './onboarding-page.js';

let api: FakeApi;
let who: ReturnType<typeof lauraHere>;
beforeEach(() => {
  who = lauraHere({}, { isProfileComplete: false });
  api = new FakeApi()
    .answer(whoAmI, () => who)
    .answer(saveOwnProfile, () => {
      who = lauraHere();
      return { version: 2 };
    });
});
const open = (query = '', browser = new FakeBrowser().signedIn()) =>
  renderWithKit(<OnboardingPage />, { at: `/onboarding${query}`, path: '/onboarding', api, browser });

const saved = () =>
  api.asked.filter(({ subject }) => subject === 'identity.save-own-profile').map(({ input }) => input);

async function fillIn({ user }: ReturnType<typeof open>) {
  await user.type(await screen.findByLabelText('Edad'), '38');
  await user.selectOptions(screen.getByLabelText('Género'), 'Mujer');
  await user.selectOptions(screen.getByLabelText('País'), 'México');
}
const submit = ({ user }: ReturnType<typeof open>) => user.click(screen.getByRole('button', { name: 'Empezar' }));

describe('onboarding', () => {
  test('knows the name, asks for the rest, and a complete profile goes home', async () => {
    const view = open();
    await fillIn(view);
    expect(screen.getByLabelText<HTMLInputElement>('¿Cómo te llaman?').value).toBe('Laura');
    await view.user.click(screen.getByLabelText('Madre'));
    await submit(view);
    await waitFor(() => expect(view.where()).toBe('/dashboard'));
    expect(saved()).toEqual([
      {
        fullName: 'Laura Méndez',
        displayName: 'Laura',
        age: 38,
        gender: 'female',
        country: 'MX',
        relationshipType: 'mother',
        version: 1,
        timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
      },
    ]);
  });

  test('says what is missing, and asks nothing of the server', async () => {
    const view = open();
    await view.user.type(await screen.findByLabelText('Edad'), '17');
    await submit(view);
    expect(screen.getByText('Escribe tu edad, desde 18 años')).toBeTruthy();
    expect(screen.getAllByText('Elige una opción')).toHaveLength(2);
    expect(saved()).toEqual([]);
  });

  test.each([
    ['?relationship_type=aunt', 'Tía', true],
    ['?relationship_type=javascript:alert(1)', 'Tía', false],
    ['', 'Madre', false],
  ])('the query "%s" chooses %s: %s', async (query, label, isChosen) => {
    open(query);
    expect((await screen.findByLabelText<HTMLInputElement>(label)).checked).toBe(isChosen);
  });

  test('a refusal is said and nothing is lost', async () => {
    api.answer(saveOwnProfile, () => {
      throw new ApiError({ code: 'changed_before' });
    });
    const view = open('?relationship_type=mother');
    await fillIn(view);
    await submit(view);
    expect(await screen.findByText('Alguien lo cambió antes. Vuelve a cargar.')).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Edad').value).toBe('38');
  });

  test.each([
    ['nobody', null, '/auth?tab=signin'],
    ['a child', sofiaHere(), `/child-dashboard/${sofiaHere().active?.id}`],
    ['a complete adult', lauraHere(), '/dashboard'],
  ] as const)('is not for %s', async (_, here, to) => {
    if (here) who = here;
    const view = open('', here ? new FakeBrowser().signedIn() : new FakeBrowser());
    await waitFor(() => expect(view.where()).toBe(to));
  });
});
