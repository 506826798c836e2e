import { spawn } from 'node:child_process';
import { closeSync, openSync, readSync, statSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

import type { EnginesKind } from './engines/engine.js';
import { openPlace } from './place.js';
import type { Settings } from './settings.js';
import { readState } from './state.js';
import { Refused } from './words.js';

const lookEveryMs = 100;

/** Starts the supervisor in the background and returns once everything is ready; meanwhile its output is shown. */
export async function detach(settings: Settings, engines: EnginesKind): Promise<void> {
  const log = openPlace(settings).logOf('supervisor');
  const output = openSync(log, 'a', 0o600);
  let shown = statSync(log).size;
  const child = spawn(
    process.execPath,
    [import.meta.filename.replace(/detach[.]js$/, 'main.js'), '--engines', engines],
    {
      detached: true,
      stdio: ['ignore', output, output],
    },
  );
  closeSync(output);
  const hasEnded = (): boolean => child.exitCode !== null || child.signalCode !== null;

  const input = openSync(log, 'r');
  const show = (): void => {
    const more = Buffer.alloc(statSync(log).size - shown);
    readSync(input, more, 0, more.length, shown);
    shown += more.length;
    process.stdout.write(more);
  };
  const isUp = (): boolean => {
    const state = readState(settings.folder);
    return state?.isReady === true && state.supervisor.pid === child.pid;
  };
  while (!hasEnded() && !isUp()) {
    await pause(lookEveryMs);
    show();
  }
  await pause(lookEveryMs);
  show();
  closeSync(input);
  if (hasEnded()) throw new Refused('');
  child.unref();
}
