import { readFileSync } from 'node:fs';
import path from 'node:path';

import { parse } from 'yaml';

import { Failure, root } from './place.mjs';
import { podman, registrySecrets } from './podman.mjs';

const version = process.env.ALCANCIA_VERSION ?? 'local';

export const composeFile = () =>
  parse(readFileSync(path.join(root, 'docker-compose.yml'), 'utf8'), { merge: true }).services;

/** Every image that the compose file says how to build, by the name of its process. */
function recipes() {
  return Object.entries(composeFile())
    .filter(([, { build }]) => build)
    .map(([name, { build, image }]) => ({
      name,
      image: image.replace(/\$\{ALCANCIA_VERSION[^}]*\}/, version),
      file: path.join(root, build.dockerfile),
      args: Object.entries(build.args ?? {}).flatMap(([key, value]) => ['--build-arg', `${key}=${value}`]),
    }));
}

const megabytes = async (image) =>
  Math.round(Number(await podman(['image', 'inspect', '--format', '{{.Size}}', image])) / 1e6);

/** Builds the product's images, all or the named ones, and says how long each took and how large it is. */
export async function productImages(names = []) {
  const known = recipes();
  const strange = names.filter((name) => !known.some((recipe) => recipe.name === name));
  if (strange.length > 0) throw new Failure(`Images: ${known.map(({ name }) => name).join(', ')}.`);
  for (const { name, image, file, args } of known) {
    if (names.length > 0 && !names.includes(name)) continue;
    const startedAt = Date.now();
    // Docker's own format: the other one has no place for a health check.
    const options = ['--quiet', '--format', 'docker', '--network=host', '--file', file, '--tag', image];
    await podman(['build', ...options, ...registrySecrets(), ...args, root]);
    const seconds = ((Date.now() - startedAt) / 1000).toFixed(1);
    console.log(
      `${name.padEnd(14)} ${seconds.padStart(6)} s  ${String(await megabytes(image)).padStart(4)} MB  ${image}`,
    );
  }
}
