import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { useQuery } from '@tanstack/react-query';
import { act, screen } from '@testing-library/react';
import { z } from 'zod';

import { defineRequest, people } from '@alcancia/contracts/define';
import type { LiveFrame } from '@alcancia/contracts/live-socket';

import { read } from '../api/read.js';
import { setTokenSource } from '../api/token-source.js';
import { FakeApi, renderWithKit } from '../testing/index.js';
import { useLive } from './use-live.js';

const asked = (subject: string, topic: 'agenda' | 'session') =>
  defineRequest(subject, {
    http: `GET /api/${topic}`,
    kind: 'read',
    access: people,
    topics: [topic],
    input: z.object({}),
    output: z.object({ n: z.number() }),
  });
const agenda = asked('family.get-agenda', 'agenda');
const session = asked('identity.get-session', 'session');

/** The browser's own WebSocket, with the server's end in the test's hands. */
class FakeWebSocket extends EventTarget {
  static readonly OPEN = 1;
  static readonly all: FakeWebSocket[] = [];
  readyState = FakeWebSocket.OPEN;
  readonly sent: unknown[] = [];
  constructor(readonly address: URL) {
    super();
    FakeWebSocket.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  close(): void {
    this.readyState = 3;
  }
  tell(frame: LiveFrame): void {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(frame) }));
  }
  lose(): void {
    this.close();
    this.dispatchEvent(new CloseEvent('close', { code: 1006 }));
  }
  opened(): void {
    this.dispatchEvent(new Event('open'));
    this.tell({ type: 'ready' });
  }
}
const line = () => FakeWebSocket.all.at(-1)!;

const told: string[] = [];
function Screen() {
  useLive('laura', (id) => told.push(id));
  const days = useQuery(read(agenda, {})).data?.n;
  const who = useQuery(read(session, {})).data?.n;
  return <p>{`agenda ${days ?? '?'}, who ${who ?? '?'}`}</p>;
}

const realWebSocket = globalThis.WebSocket;
beforeEach(() => {
  FakeWebSocket.all.length = 0;
  told.length = 0;
  globalThis.WebSocket = FakeWebSocket as unknown as typeof WebSocket;
});
afterEach(() => {
  globalThis.WebSocket = realWebSocket;
  jest.restoreAllMocks();
});

async function aScreen() {
  const counts = { agenda: 0, session: 0 };
  const api = new FakeApi()
    .answer(agenda, () => ({ n: ++counts.agenda }))
    .answer(session, () => ({ n: ++counts.session }));
  const view = renderWithKit(<Screen />, { api });
  setTokenSource({ token: async () => 'one' });
  await screen.findByText('agenda 1, who 1');
  await act(async () => line().opened());
  return view;
}
const backgroundReads = ({ api }: { api: FakeApi }) =>
  api.asked.filter(({ headers }) => headers.get('x-background') === '1').map(({ subject }) => subject);

test('what was shown is read again once the line is back, and not before', async () => {
  const view = await aScreen();
  expect(view.api.asked).toHaveLength(2);
  await act(async () => line().lose());
  globalThis.dispatchEvent(new Event('online'));
  expect(FakeWebSocket.all).toHaveLength(2);
  expect(view.api.asked).toHaveLength(2);
  await act(async () => line().opened());
  await screen.findByText('agenda 2, who 2');
  expect(backgroundReads(view)).toEqual([agenda.subject, session.subject]);
});

test('who is here is asked again when the session has changed, and nothing else', async () => {
  const view = await aScreen();
  await act(async () => line().tell({ type: 'session-changed' }));
  await screen.findByText('agenda 1, who 2');
  expect(backgroundReads(view)).toEqual([session.subject]);
});

test('a notice is handed on once what it speaks of was read', async () => {
  const view = await aScreen();
  await act(async () => line().tell({ type: 'stale', topics: ['agenda'], notificationId: 'n1' }));
  await screen.findByText('agenda 2, who 1');
  expect(told).toEqual(['n1']);
  expect(backgroundReads(view)).toEqual([agenda.subject]);
});

test('the line is gone with the screen', async () => {
  const view = await aScreen();
  view.unmount();
  expect(line().readyState).toBe(3);
});
