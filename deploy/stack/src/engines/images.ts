import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { root } from '../settings.js';

const docker = path.join(root, 'deploy/docker');

/** The one place where each official image is pinned: the compose file, or the Dockerfile that builds on it. */
export function pinned(image: string): string {
  const files = readdirSync(docker)
    .filter((name) => name.endsWith('.Dockerfile'))
    .map((name) => path.join(docker, name));
  for (const file of [path.join(root, 'docker-compose.yml'), ...files]) {
    const [found] = new RegExp(`${image}:[\\w.-]+`).exec(readFileSync(file, 'utf8')) ?? [];
    if (found) return found;
  }
  throw new Error(`No file pins ${image}`);
}
