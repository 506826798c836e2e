import { describe, expect, test } from '@jest/globals';
import { untilSo } from '@alcancia/testing';

import { Part, type PartKind, pauseAfter } from './part.js';
import type { Runner } from './runner.js';

/** Starts at once and dies when it is told to. */
class FakeRunner implements Runner {
  starts = 0;
  wiped = 0;
  private ended: () => void = () => undefined;

  onEnd(ended: () => void): void {
    this.ended = ended;
  }
  async start(): Promise<{ pid: number; startTime: string }> {
    this.starts += 1;
    return { pid: 1, startTime: '1' };
  }
  async stop(): Promise<void> {
    this.ended();
  }
  async kill(): Promise<void> {
    this.ended();
  }
  async pause(): Promise<void> {}
  async resume(): Promise<void> {}
  die(): void {
    this.ended();
  }
}

async function aPart(kind: PartKind) {
  const runner = new FakeRunner();
  const wipe = async () => {
    runner.wiped += 1;
  };
  let isAnswering = true;
  const answers = async () => isAnswering;
  const part = new Part({ name: 'it', kind, runner, url: '', log: '', answers, wipe }, () => undefined);
  await part.start();
  await untilSo(() => part.state === 'ready');
  const answer = (does: boolean): void => {
    isAnswering = does;
  };
  return { runner, part, answer };
}

describe('a part of the stack', () => {
  test('an app that dies is there again, and counts it', async () => {
    const { runner, part } = await aPart('app');

    runner.die();
    expect(part.state).toBe('restarting');
    await untilSo(() => part.state === 'ready');

    expect(part.restarts).toBe(1);
    expect(runner.starts).toBe(2);
  });

  test('an engine that dies stays dead until somebody starts it', async () => {
    const { runner, part } = await aPart('engine');

    runner.die();
    expect(part.state).toBe('stopped');

    await part.start();
    await untilSo(() => part.state === 'ready');
    expect(runner.starts).toBe(2);
  });

  test('an app that was killed on purpose stays away until it is started', async () => {
    const { runner, part } = await aPart('app');

    await part.kill();
    expect(part.state).toBe('stopped');
    expect(runner.starts).toBe(1);

    await part.start();
    await untilSo(() => part.state === 'ready');
  });

  test('a paused part is not taken for ready before it answers again', async () => {
    const { part, answer } = await aPart('app');

    await part.pause();
    expect(part.state).toBe('paused');
    answer(false);
    await part.resume();
    expect(part.state).toBe('starting');
    answer(true);
    await untilSo(() => part.state === 'ready');
  });

  test('losing its data means dying and coming back, for what ran', async () => {
    const { runner, part } = await aPart('engine');

    await part.wipe();
    expect(runner).toMatchObject({ wiped: 1, starts: 2 });

    await part.stop();
    await part.wipe();
    expect(runner).toMatchObject({ wiped: 2, starts: 2 });
  });

  test('who keeps on dying is left alone for longer and longer, at most ten seconds', () => {
    expect([1, 2, 3, 4].map(pauseAfter)).toEqual([100, 200, 400, 800]);
    expect(pauseAfter(30)).toBe(10_000);
  });
});
