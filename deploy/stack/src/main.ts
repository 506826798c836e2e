import { command } from './control.js';
import { detach } from './detach.js';
import { takeDown } from './down.js';
import { chooseEngines } from './engines/choose.js';
import { readTask, type Task } from './options.js';
import { openPlace } from './place.js';
import { readSettings, type Settings } from './settings.js';
import { isSupervised, readState } from './state.js';
import { showStatus } from './status.js';
import { runStack } from './up.js';
import { Refused, words } from './words.js';

async function act(settings: Settings, { name, ...order }: Extract<Task, { kind: 'act' }>): Promise<void> {
  const state = readState(settings.folder);
  if (!state || !isSupervised(state)) throw new Refused(words.notRunning(settings.folder));
  const token = openPlace(settings).secrets.of('control');
  console.log(words.done(name, await command(state.control, token, { ...order, name })));
}

async function run(task: Task): Promise<void> {
  const settings = readSettings(process.env);
  switch (task.kind) {
    case 'up': {
      const engines = await chooseEngines(task.engines);
      return task.isDetached ? detach(settings, engines) : runStack(settings, engines);
    }
    case 'down':
      return takeDown(settings);
    case 'status':
      return showStatus(settings);
    case 'act':
      return act(settings, task);
  }
}

try {
  await run(readTask(process.argv.slice(2)));
  process.exit();
} catch (error) {
  console.error(error instanceof Refused ? error.message : words.unexpected((error as Error).stack ?? ''));
  process.exit(1);
}
