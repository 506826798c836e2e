import { describe, expect, it } from '@jest/globals';
import { useQuery } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { z } from 'zod';

import { adults, defineRequest } from '@alcancia/contracts/define';

import { FakeApi, renderWithKit } from '../testing/index.js';
import { ApiError } from './api-error.js';
import { read } from './read.js';
import { useWrite } from './use-write.js';

const approve = defineRequest('family.approve-request', {
  http: 'POST /api/family/approvals/{requestId}/approve',
  kind: 'write',
  access: adults,
  topics: ['approvals', 'wallet'],
  input: z.object({ requestId: z.string(), note: z.string().optional() }),
  output: z.object({ ok: z.boolean() }),
});
const wallet = defineRequest('family.get-wallet', {
  http: 'GET /api/family/wallet/{childId}',
  kind: 'read',
  access: adults,
  topics: ['wallet'],
  input: z.object({ childId: z.string(), month: z.string().optional() }),
  output: z.object({ coins: z.number() }),
});

function Page() {
  const coins = useQuery(read(wallet, { childId: 'c1', month: '2026-11' }));
  const write = useWrite(approve);
  return (
    <>
      <p>{coins.data ? `Tiene ${coins.data.coins}` : 'nada'}</p>
      <p>{write.error ? write.error.code : write.isSuccess ? 'hecho' : 'sin hacer'}</p>
      <button onClick={() => write.mutate({ requestId: 'a/b' })}>Aprobar</button>
      <button onClick={() => write.mutate({ requestId: 'other' })}>Aprobar otra</button>
    </>
  );
}

const keysOf = (api: FakeApi) =>
  api.asked.filter(({ subject }) => subject === approve.subject).map(({ headers }) => headers.get('idempotency-key'));

describe('useWrite', () => {
  it('keeps the key of an act while nobody knows how it ended', async () => {
    let network = 'down';
    const api = new FakeApi().answer(approve, () => {
      if (network === 'down') throw new TypeError('network');
      return { ok: true };
    });
    const { user } = renderWithKit(<Page />, { api });
    await user.click(screen.getByText('Aprobar'));
    await screen.findByText('unavailable');
    network = 'up';
    await user.click(screen.getByText('Aprobar'));
    await screen.findByText('hecho');
    const keys = keysOf(api);
    expect(keys).toHaveLength(3);
    expect(new Set(keys).size).toBe(1);
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
  });

  it('reads the screen again where the server says that it was wrong about the rights', async () => {
    let coins = 1;
    const api = new FakeApi()
      .answer(wallet, () => ({ coins }))
      .answer(approve, () => {
        throw new ApiError({ code: 'not_permitted', kind: 'forbidden' });
      });
    const { user } = renderWithKit(<Page />, { api });
    await screen.findByText('Tiene 1');
    coins = 2;
    await user.click(screen.getByText('Aprobar'));
    await screen.findByText('Tiene 2');
    expect(screen.getByText('not_permitted')).toBeTruthy();
  });

  it('makes a new key for each new act, also after a refusal', async () => {
    let refusals = 1;
    const api = new FakeApi().answer(approve, () => {
      if (refusals-- > 0) throw new ApiError({ code: 'changed_before' });
      return { ok: true };
    });
    const { user } = renderWithKit(<Page />, { api });
    await user.click(screen.getByText('Aprobar'));
    await screen.findByText('changed_before');
    await user.click(screen.getByText('Aprobar'));
    await screen.findByText('hecho');
    await user.click(screen.getByText('Aprobar otra'));
    await waitFor(() => expect(new Set(keysOf(api)).size).toBe(3));
  });

  it('gives every request an id of its own, under which the logs speak of it', async () => {
    const api = new FakeApi().answer(wallet, () => ({ coins: 1 })).answer(approve, () => ({ ok: true }));
    const { user } = renderWithKit(<Page />, { api });
    await screen.findByText('Tiene 1');
    await user.click(screen.getByText('Aprobar'));
    await screen.findByText('hecho');
    const ids = api.asked.map(({ headers }) => headers.get('x-correlation-id') ?? '');
    expect(ids.length).toBeGreaterThan(1);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^[0-9a-f]{32}$/);
  });

  it('reads again what speaks of the same topics', async () => {
    let coins = 1;
    const api = new FakeApi().answer(wallet, () => ({ coins })).answer(approve, () => ({ ok: true }));
    const { user } = renderWithKit(<Page />, { api });
    await screen.findByText('Tiene 1');
    coins = 2;
    await user.click(screen.getByText('Aprobar'));
    await screen.findByText('Tiene 2');
    expect(api.asked[0]).toMatchObject({ subject: wallet.subject, input: { childId: 'c1', month: '2026-11' } });
    expect(api.asked[0]?.headers.get('idempotency-key')).toBeNull();
  });
});
