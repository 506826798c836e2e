import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';

import { readFamilyDashboard, readProgress } from '@alcancia/contracts/family';
import { ApiError } from '@alcancia/web-kit';
import { renderWithKit } from '@alcancia/web-kit/testing';

import { familyApi } from '../testing/family.js';
import DashboardPage from './dashboard-page.js';

describe('Inicio', () => {
  // React reports what a boundary catches.
  beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined));
  afterEach(() => void jest.restoreAllMocks());

  it('leads a new family to its first child', async () => {
    const { user, where } = renderWithKit(<DashboardPage />, { api: familyApi() });
    await screen.findByRole('heading', { name: 'Empieza por tu primer niño' });
    expect(screen.queryByRole('heading', { name: 'Por aprobar' })).toBeNull();
    await user.click(screen.getAllByRole('link', { name: 'Agregar Primer Niño' })[0] as HTMLElement);
    await waitFor(() => expect(where()).toBe('/children?new=1'));
  });

  it('greets by name', async () => {
    renderWithKit(<DashboardPage />, { api: familyApi() });
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toMatch(/^Buen[oa]s .+, Laura$/);
  });

  it('keeps the rest when the progress does not answer', async () => {
    const api = familyApi().answer(readProgress, () => {
      throw new ApiError({ code: 'not_permitted' });
    });
    renderWithKit(<DashboardPage />, { api });
    await screen.findByRole('heading', { name: 'Esta parte no cargó' });
    expect(screen.getByRole('heading', { name: 'Empieza por tu primer niño' })).toBeTruthy();
  });

  it('reads again when asked to, after the dashboard failed', async () => {
    const api = familyApi();
    let isDown = true;
    const whole = familyApi();
    api.answer(readFamilyDashboard, async () => {
      if (isDown) throw new ApiError({ code: 'not_permitted' });
      const answer = await whole.fetch('/api/family/dashboard');
      return answer.json();
    });
    const { user } = renderWithKit(<DashboardPage />, { api });
    const retry = await screen.findByRole('button', { name: 'Reintentar' });
    isDown = false;
    await user.click(retry);
    expect(await screen.findByRole('heading', { name: 'Empieza por tu primer niño' })).toBeTruthy();
  });
});
