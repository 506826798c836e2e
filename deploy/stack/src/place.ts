import { mkdirSync } from 'node:fs';
import path from 'node:path';

import { Secrets } from './secrets.js';
import type { Settings } from './settings.js';

/** One stack on this machine: its settings, its secrets, its folders. */
export interface Place {
  readonly settings: Settings;
  readonly secrets: Secrets;
  /** A folder of its own for each engine, made if it is not there. */
  folderOf(engine: string): string;
  logOf(part: string): string;
}

export function openPlace(settings: Settings): Place {
  const { folder } = settings;
  const made = (name: string): string => {
    const place = path.join(folder, name);
    // Others may pass through: PostgreSQL runs as a user of its own. What is secret is in files of mode 600.
    mkdirSync(place, { recursive: true, mode: 0o711 });
    return place;
  };
  const logs = made('logs');
  return {
    settings,
    secrets: new Secrets(path.join(folder, 'secrets.json')),
    folderOf: made,
    logOf: (part) => path.join(logs, `${part}.log`),
  };
}
