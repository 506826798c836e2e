import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';

import type { LiveFrame } from '@alcancia/contracts/live-socket';

import { LiveSocket, pauseMs, type Wire, type WireEvents } from './live-socket.js';

class FakeWire implements Wire {
  private isUp = true;
  readonly sent: unknown[] = [];
  constructor(readonly events: WireEvents) {}
  readonly isOpen = (): boolean => this.isUp;
  readonly send = (text: string): void => void this.sent.push(JSON.parse(text));
  readonly close = (): void => this.drop(1000);
  drop(code = 1006, reason = ''): void {
    this.isUp = false;
    this.events.lost(code, reason);
  }
  tell(frame: LiveFrame): void {
    this.events.heard(JSON.stringify(frame));
  }
}

const wires: FakeWire[] = [];
const frames: LiveFrame[] = [];
let token: string | null;
let returns: number;
let live: LiveSocket;

const settle = () => jest.advanceTimersByTimeAsync(0);
const last = (): FakeWire => wires.at(-1)!;
async function connect(): Promise<void> {
  last().events.opened();
  await settle();
  last().tell({ type: 'ready' });
}

const aLine = () =>
  new LiveSocket({
    open: (events) => {
      wires.push(new FakeWire(events));
      return last();
    },
    token: async () => token,
    onFrame: (frame) => frames.push(frame),
    onReturn: () => {
      returns += 1;
    },
  });

beforeEach(async () => {
  jest.useFakeTimers();
  wires.length = 0;
  frames.length = 0;
  token = 'one';
  returns = 0;
  live = aLine();
  live.start();
  await connect();
});
afterEach(() => {
  live.stop();
  jest.useRealTimers();
});

test('says who is here in its first message, never in the address', () => {
  expect(last().sent).toEqual([{ type: 'hello', token: 'one' }]);
});

test('passes signals on', () => {
  last().tell({ type: 'stale', topics: ['wallet'] });
  expect(frames.at(-1)).toEqual({ type: 'stale', topics: ['wallet'] });
});

test('says a renewed token on the open line, and the same one only once', async () => {
  await jest.advanceTimersByTimeAsync(60_000);
  token = 'two';
  await jest.advanceTimersByTimeAsync(120_000);
  expect(last().sent).toEqual([
    { type: 'hello', token: 'one' },
    { type: 'hello', token: 'two' },
  ]);
});

test('comes back after the line was lost, and has everything read again', async () => {
  last().drop();
  await jest.advanceTimersByTimeAsync(1_000);
  expect(wires).toHaveLength(2);
  expect(returns).toBe(0);
  await connect();
  expect(returns).toBe(1);
});

test('has everything read again where the first line came late', async () => {
  live.stop();
  live = aLine();
  live.start();
  last().drop();
  await jest.advanceTimersByTimeAsync(1_000);
  await connect();
  expect(returns).toBe(1);
});

test('comes back at its own moment within the time that a gateway names when it goes away', async () => {
  const chance = jest.spyOn(Math, 'random').mockReturnValue(0.5);
  last().drop(1001, '8000');
  await jest.advanceTimersByTimeAsync(4_300);
  expect(wires).toHaveLength(1);
  await jest.advanceTimersByTimeAsync(100);
  expect(wires).toHaveLength(2);
  chance.mockRestore();
});

test('waits longer each time, up to half a minute, never all at the same moment', () => {
  expect([1, 2, 3, 10].map((failures) => pauseMs(failures, 1))).toEqual([500, 1_000, 2_000, 30_000]);
  expect(pauseMs(3, 0)).toBe(1_000);
});

test('comes back at once when the machine is online again', () => {
  last().drop();
  live.hurry();
  expect(wires).toHaveLength(2);
});

test('asks who is here when the session has ended', () => {
  last().drop(4401);
  expect(frames.at(-1)).toEqual({ type: 'session-changed' });
});

test('stays away once stopped', async () => {
  live.stop();
  await jest.advanceTimersByTimeAsync(60_000);
  expect(wires).toHaveLength(1);
});
