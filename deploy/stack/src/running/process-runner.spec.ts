import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { afterAll, describe, expect, test } from '@jest/globals';
import { untilSo } from '@alcancia/testing';

import { type Identity, identityOf, isAlive, treeOf } from './process-table.js';
import { ProcessRunner } from './process-runner.js';

const folder = mkdtempSync(path.join(os.tmpdir(), 'stack-'));
afterAll(() => rmSync(folder, { recursive: true }));

let count = 0;

/** A Node that runs these words; resolves once it has said something. */
async function running(script: string, stopWithinMs = 5_000) {
  const log = path.join(folder, `${(count += 1)}.log`);
  const runner = new ProcessRunner(() => ({
    command: process.execPath,
    args: ['-e', script],
    env: { WORD: 'listo' },
    cwd: folder,
    log,
    stopWithinMs,
  }));
  let ends = 0;
  runner.onEnd(() => {
    ends += 1;
  });
  const identity = await runner.start();
  const said = () => readFileSync(log, 'utf8').trim();
  await untilSo(() => said() !== '');
  return { runner, identity, said, ends: () => ends };
}

const lives = 'setInterval(() => {}, 1000);';

describe('a process of the stack', () => {
  test('gets its own environment and nothing of ours, and ends when asked', async () => {
    process.env['STRANGE'] = 'ours';
    const { runner, identity, said, ends } = await running(
      `console.log(process.env.WORD + ' ' + process.env.STRANGE); ${lives}`,
    );

    expect(said()).toBe('listo undefined');
    expect(isAlive(identity)).toBe(true);
    await runner.stop();
    expect(isAlive(identity)).toBe(false);
    expect(ends()).toBe(1);
  });

  test('who does not listen is ended all the same', async () => {
    const { runner, identity } = await running(`process.on('SIGTERM', () => {}); console.log('deaf'); ${lives}`, 100);

    await runner.stop();

    expect(isAlive(identity)).toBe(false);
  });

  test('a kill takes its children along', async () => {
    const { runner, identity, said } = await running(
      `console.log(require('node:child_process').spawn(process.execPath, ['-e', '${lives}']).pid); ${lives}`,
    );
    const child = identityOf(Number(said())) as Identity;
    expect(treeOf(identity.pid)).toEqual([identity.pid, child.pid]);

    await runner.kill();

    await untilSo(() => !isAlive(child));
    expect(isAlive(identity)).toBe(false);
  });

  test('a stopped one can be asked to end', async () => {
    const { runner, identity } = await running(`console.log('here'); ${lives}`);

    await runner.pause();
    await runner.stop();

    expect(isAlive(identity)).toBe(false);
  });

  test('a number that now belongs to somebody else is not it', () => {
    const me = identityOf(process.pid) as Identity;

    expect(isAlive(me)).toBe(true);
    expect(isAlive({ ...me, startTime: 'another moment' })).toBe(false);
  });
});
