import { expect, it } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';

import { approveRequest, listApprovals } from '@alcancia/contracts/family';
import { type ChildView, listChildren } from '@alcancia/contracts/identity';
import { ApiError, makeStale } from '@alcancia/web-kit';
import { renderWithKit } from '@alcancia/web-kit/testing';

import { familyApi, idOf, makeChild, makeRequest } from '../testing/family.js';
import ApprovalsPage from './approvals-page.js';

const mateo = makeChild({ myRole: 'guardian' });
const sofia = makeChild({ id: idOf(2), displayName: 'Sofía', myRole: 'guardian' });
const ofMateo = makeRequest({ title: 'Tarea de Mateo' });
const ofSofia = makeRequest({ requestId: idOf(402), childId: idOf(2), childName: 'Sofía', title: 'Tarea de Sofía' });

/** The page as it is open, and what a signal makes of it once the owner has changed something. */
async function openPage() {
  const api = familyApi(mateo, sofia);
  const becomes = (requests: ReturnType<typeof makeRequest>[], children: ChildView[] = [mateo, sofia]) => {
    const limits = { planName: 'Gratis', maxChildren: 2, maxDevices: 2, maxGuardians: 2 };
    api
      .answer(listApprovals, () => ({ requests, pending: requests.length, toDeliver: 0, nextCursor: null }))
      .answer(listChildren, () => ({ children, limits, owned: 0 }));
  };
  becomes([ofMateo, ofSofia]);
  const view = renderWithKit(<ApprovalsPage />, { api });
  await screen.findAllByText('Tarea de Mateo');
  const signal = () => act(() => makeStale(view.client, ['approvals', 'children'], { isBackground: true }));
  return { ...view, api, becomes, signal };
}

it('rights cut while the page is open take its buttons away, and a tap before that is refused with words', async () => {
  const { user, api, becomes, signal } = await openPage();
  api.answer(approveRequest, () => {
    throw new ApiError({ code: 'not_permitted', kind: 'forbidden' });
  });
  await user.click(screen.getAllByRole('button', { name: 'Aprobar' })[0] as HTMLElement);
  await screen.findByText('No tienes permiso');
  becomes([ofMateo, ofSofia].map((request) => ({ ...request, canDecide: false })));
  await signal();
  await waitFor(() => expect(screen.queryByRole('button', { name: /^(Aprobar|Rechazar)$/ })).toBeNull());
  expect(screen.getAllByText('Solo puedes ver.').length).toBeGreaterThan(0);
  expect(screen.getAllByText('Tarea de Mateo').length).toBeGreaterThan(0);
});

it('rights that were cut and links that ended hold as soon as the children are read again, before the requests are', async () => {
  const { client, becomes } = await openPage();
  const myPermissions = { ...mateo.myPermissions, approvals: 'view_only' as const };
  becomes([ofMateo], [{ ...mateo, myPermissions }]);
  await act(() => makeStale(client, ['children'], { isBackground: true }));
  await waitFor(() => expect(screen.queryByRole('button', { name: /^(Aprobar|Rechazar)$/ })).toBeNull());
  expect(screen.getAllByText('Solo puedes ver.').length).toBeGreaterThan(0);
  expect(screen.getAllByText('Tarea de Mateo').length).toBeGreaterThan(0);
  expect(screen.queryByText('Tarea de Sofía')).toBeNull();
});

it('of a child whose link has ended no request stays, and those of the others stand', async () => {
  const { becomes, signal } = await openPage();
  becomes([ofSofia], [sofia]);
  await signal();
  await waitFor(() => expect(screen.queryByText('Tarea de Mateo')).toBeNull());
  expect(screen.getAllByText('Tarea de Sofía').length).toBeGreaterThan(0);
});
