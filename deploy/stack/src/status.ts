import type { Settings } from './settings.js';
import { isSupervised, readState } from './state.js';
import { words } from './words.js';

const columns = [14, 12, 9, 10] as const;

/** One line for each part: its state, its process, its restarts, its address. */
export async function showStatus(settings: Settings): Promise<void> {
  const state = readState(settings.folder);
  if (!state || !isSupervised(state)) return console.log(words.nothingRuns);
  const line = (...cells: string[]): void =>
    console.log(cells.map((cell, index) => cell.padEnd(columns[index] ?? 0)).join(''));
  console.log(words.engines[state.engines]);
  line(...words.statusHead);
  for (const [name, part] of Object.entries(state.parts)) {
    line(name, words.states[part.state], `${part.pid ?? '-'}`, `${part.restarts}`, part.url);
  }
}
