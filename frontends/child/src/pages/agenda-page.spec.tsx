import { describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';

import { type OccurrenceView, readAgenda, withdrawClaim } from '@alcancia/contracts/family';

import { anOccurrence, ids } from '../../test/examples.js';
import { aServer, openWorld } from '../../test/open-world.js';
import { addDays } from '../agenda/week.js';
import AgendaPage from './agenda-page.js';

/** Mateo's week around Saturday the 21st: teeth every day but Sunday, today in review. */
function agenda() {
  let state: OccurrenceView['state'] = 'en_revision';
  return aServer()
    .answer(readAgenda, ({ from = '' }) => ({
      today: '2026-11-21',
      days: [0, 1, 2, 3, 4, 5, 6].map((at) => {
        const date = addDays(from, at);
        const ofDay = { '2026-11-20': 'disponible', '2026-11-21': state }[date] ?? 'aprobada';
        const teeth = anOccurrence({
          activityId: ids.session,
          occurrenceId: ids.adult,
          dueOn: date,
          title: 'Lavarme los dientes',
          timeOfDay: 'manana',
          state: ofDay as OccurrenceView['state'],
          canClaim: date === '2026-11-21' && state === 'disponible',
        });
        return { date, occurrences: at === 6 ? [] : [teeth] };
      }),
    }))
    .answer(withdrawClaim, () => {
      state = 'disponible';
      return {};
    });
}

const open = () => openWorld(<AgendaPage />, { api: agenda(), part: '/agenda' });
const dayButton = (name: RegExp) => screen.findByRole('button', { name });

describe('a day of the agenda', () => {
  test('opens on the family’s today, by moments of the day', async () => {
    await open();
    expect((await dayButton(/sábado, 21 de noviembre/)).getAttribute('aria-current')).toBe('date');
    expect(screen.getByRole('heading', { name: 'Mañana' })).toBeTruthy();
    expect(screen.getAllByText('En revisión').length).toBeGreaterThan(0);
  });

  test('takes a claim back', async () => {
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Deshacer: Lavarme los dientes' }));
    expect(await screen.findByRole('button', { name: 'Hecho: Lavarme los dientes' })).toBe(document.activeElement);
  });

  test('that is past offers nothing to do and reproaches nothing', async () => {
    const { user } = await open();
    await user.click(await dayButton(/viernes, 20 de noviembre/));
    expect(screen.getByText('Otro día será')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Hecho/ })).toBeNull();
  });

  test('without work is a free one', async () => {
    const { user } = await open();
    await user.click(await dayButton(/domingo, 22 de noviembre, libre/));
    expect(screen.getByText('Día libre')).toBeTruthy();
  });
});

test('a week shows its days and the ones around it', async () => {
  const { user, api } = await open();
  await user.click(await screen.findByRole('tab', { name: 'Semana' }));
  expect(screen.getByText('4 hechas')).toBeTruthy();
  expect(within(screen.getByRole('region', { name: 'Viernes' })).getByText('Otro día será')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Semana anterior' }));
  await waitFor(() => expect(screen.getByText('Del 9 al 15 de noviembre')).toBeTruthy());
  expect(api.asked.filter(({ subject }) => subject === readAgenda.subject).map(({ input }) => input['from'])).toEqual([
    '2026-11-16',
    '2026-11-09',
  ]);
});
