import { afterEach, describe, expect, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { z } from 'zod';

import { defineRequest, people } from '@alcancia/contracts/define';
import { whoAmI } from '@alcancia/contracts/identity';

import { ApiError } from '../api/api-error.js';
import { FakeApi, FakeBrowser, renderWithKit } from '../testing/index.js';
import { useSession } from '../session/use-session.js';
import { connection } from './connection.js';
import { useKeptWrite, usePendingActs } from './use-kept-write.js';

const claim = defineRequest('family.claim-activity', {
  http: 'POST /api/family/children/{childId}/claim',
  kind: 'write',
  access: people,
  topics: ['agenda'],
  input: z.object({ childId: z.string() }),
  output: z.object({ isDone: z.boolean() }),
});

const ids = { sofia: 'a0000000-0000-4000-8000-000000000003', mateo: 'a0000000-0000-4000-8000-000000000004' };
const here = (id: string) => ({
  sessionId: 'a0000000-0000-4000-8000-000000000001',
  role: 'child' as const,
  profile: 'child' as const,
  active: { id, type: 'child' as const, displayName: 'Sofía', avatarUrl: null },
  adult: null,
  household: null,
  limits: null,
});

function Page() {
  const session = useSession();
  const pending = usePendingActs();
  const [end, setEnd] = useState('nada todavía');
  const done = useKeptWrite(claim, {
    onDone: ({ isDone }) => setEnd(isDone ? 'hecho' : 'sin hacer'),
    onRefused: ({ code }) => setEnd(code),
  });
  return (
    <>
      <button onClick={() => done({ childId: ids.sofia })}>Hecho</button>
      <p>{'who' in session ? `pendientes: ${pending.length}` : 'nadie'}</p>
      <p>{end}</p>
    </>
  );
}

/** A device, and a server to which there is a way or none; `who` is the profile in front of it. */
function aDevice() {
  const server = { isReachable: true, who: ids.sofia, refuses: false };
  const browser = new FakeBrowser().signedIn({ kind: 'parked', era: 'era-0', token: 'child-0' });
  const keys: (string | null)[] = [];
  const api = new FakeApi()
    .answer(whoAmI, () => here(server.who))
    .answer(claim, (_, { headers }) => {
      keys.push(headers.get('idempotency-key'));
      if (!server.isReachable) throw new TypeError('network');
      if (server.refuses) throw new ApiError({ code: 'not_found' });
      return { isDone: true };
    });
  const open = async (waiting: number) => {
    const view = renderWithKit(<Page />, { api, browser });
    await screen.findByText(`pendientes: ${waiting}`);
    return view;
  };
  const reconnect = () => {
    server.isReachable = true;
    act(connection.heard);
  };
  return { server, open, keys, reconnect, kept: () => browser.kept.get('alcancia.pending') };
}

afterEach(() => act(connection.heard));

describe('an act without a network (quality F21)', () => {
  test('waits on the device, and is done under the same key once there is a way', async () => {
    const { server, open, keys, reconnect, kept } = aDevice();
    const { user } = await open(0);
    server.isReachable = false;
    await user.click(screen.getByText('Hecho'));
    await screen.findByText('pendientes: 1');
    await waitFor(() => expect(connection.snapshot().isOffline).toBe(true));
    expect(kept()).toContain(claim.subject);
    reconnect();
    await screen.findByText('hecho');
    await screen.findByText('pendientes: 0');
    expect(keys.length).toBeGreaterThan(1);
    expect(new Set(keys).size).toBe(1);
    expect(kept()).toBeUndefined();
  });

  test('outlives its tab', async () => {
    const { server, open, keys, reconnect, kept } = aDevice();
    const { user, unmount } = await open(0);
    server.isReachable = false;
    await user.click(screen.getByText('Hecho'));
    await waitFor(() => expect(connection.snapshot().isOffline).toBe(true));
    unmount();
    await open(1);
    expect(kept()).toContain(keys[0]);
    reconnect();
    await screen.findByText('pendientes: 0');
    expect(new Set(keys).size).toBe(1);
  });

  test('is sent for nobody but who did it', async () => {
    const { server, open, keys, reconnect, kept } = aDevice();
    const { user, unmount } = await open(0);
    server.isReachable = false;
    await user.click(screen.getByText('Hecho'));
    await waitFor(() => expect(connection.snapshot().isOffline).toBe(true));
    unmount();
    const before = keys.length;
    server.who = ids.mateo;
    const second = await open(0);
    reconnect();
    await second.session.sender.send();
    expect(keys).toHaveLength(before);
    expect(kept()).toContain(ids.sofia);
    second.unmount();
    server.who = ids.sofia;
    await open(1);
    await screen.findByText('pendientes: 0');
    expect(new Set(keys).size).toBe(1);
  });

  test('that the server then refuses is said, and waits no longer', async () => {
    const { server, open, reconnect } = aDevice();
    const { user } = await open(0);
    server.isReachable = false;
    await user.click(screen.getByText('Hecho'));
    await waitFor(() => expect(connection.snapshot().isOffline).toBe(true));
    server.refuses = true;
    reconnect();
    await screen.findByText('not_found');
    await screen.findByText('pendientes: 0');
  });
});

describe('what is kept', () => {
  test.each([
    '{',
    '[{}]',
    JSON.stringify([
      { key: 'k', owner: ids.sofia, input: {}, contract: { subject: 's', http: 'GET //evil', topics: [] } },
    ]),
  ])('that is none of ours counts as nothing: %s', async (written) => {
    const browser = new FakeBrowser().signedIn({ kind: 'parked', era: 'era-0', token: 'child-0' });
    browser.kept.set('alcancia.pending', written);
    const api = new FakeApi().answer(whoAmI, () => here(ids.sofia));
    renderWithKit(<Page />, { api, browser });
    expect(await screen.findByText('pendientes: 0')).toBeTruthy();
  });
});
