import { setTimeout as pause } from 'node:timers/promises';

import { command } from './control.js';
import { openPlace } from './place.js';
import type { Settings } from './settings.js';
import { forgetState, isSupervised, leftOver, readState } from './state.js';
import { endLeftOver } from './up.js';
import { words } from './words.js';

const lookEveryMs = 50;

/** Ends exactly what was started here: through its supervisor, or by process id and start time where the supervisor is gone. */
export async function takeDown(settings: Settings): Promise<void> {
  const state = readState(settings.folder);
  if (!state || (!isSupervised(state) && leftOver(state).length === 0)) {
    forgetState(settings.folder);
    console.log(words.nothingRuns);
    return;
  }
  if (isSupervised(state)) {
    await command(state.control, openPlace(settings).secrets.of('control'), { verb: 'down' });
    while (isSupervised(state)) await pause(lookEveryMs);
  }
  await endLeftOver(state);
  forgetState(settings.folder);
  console.log(words.stopped);
}
