import { cpSync, existsSync, mkdirSync, readFileSync, renameSync } from 'node:fs';
import path from 'node:path';

import { Failure, root } from './place.mjs';
import { cacheFolder, podman, registrySecrets, runProgram } from './podman.mjs';

const recipes = 'deploy/docker/local';
const cache = path.join(cacheFolder, 'images');
const npmVersion = '11.19.1';
const debian = 'docker.io/library/debian:bookworm-slim';

/** Documentation is left out, as in the official slim image. */
const slim = ['doc', 'man', 'info', 'locale'].map((folder) => `--dpkgopt=path-exclude=/usr/share/${folder}/*`);

const pinning = [
  'docker-compose.yml',
  ...['service', 'keycloak', 'nats', 'files'].map((name) => `deploy/docker/${name}.Dockerfile`),
];

/** An image as the compose file or a container file pins it: the names are said there and nowhere else. */
function pinned(repository) {
  const words = pinning.map((file) => readFileSync(path.join(root, file), 'utf8')).join('\n');
  const found = words.match(new RegExp(`${repository.replaceAll('.', '\\.')}:[\\w.-]+`));
  if (!found) throw new Failure(`Neither ${pinning.join(' nor ')} names ${repository}.`);
  return found[0];
}

const versionOf = (image) => image.slice(image.lastIndexOf(':') + 1);
const isThere = (image) =>
  podman(['image', 'exists', image]).then(
    () => true,
    () => false,
  );

/** A folder in the cache that a recipe copies from. */
function context(name) {
  const folder = path.join(cache, name);
  mkdirSync(folder, { recursive: true });
  return folder;
}

async function importDebian() {
  if (await isThere(debian)) return;
  const tar = path.join(context('debian'), 'bookworm.tar');
  if (!existsSync(tar)) {
    const unfinished = path.join(context('debian'), 'unfinished.tar');
    await runProgram('mmdebstrap', ['--quiet', '--variant=minbase', ...slim, 'bookworm', unfinished]);
    renameSync(unfinished, tar);
  }
  await podman(['import', '--quiet', tar, debian]);
}

/** Node is the one that the project brings; npm is asked for itself, because a package of it may lie scattered here. */
async function nodeContext() {
  const folder = context('node');
  cpSync(path.join(root, `node_modules/node-linux-${process.arch}/bin/node`), path.join(folder, 'node'));
  const place = path.join(folder, npmVersion);
  if (!existsSync(path.join(place, 'node_modules/npm/bin/npm-cli.js')))
    await runProgram('npm', ['install', '--prefix', place, '--loglevel=error', `npm@${npmVersion}`]);
  return folder;
}

/** Maven keeps what it has fetched; asking it again costs seconds. */
async function keycloakContext(version) {
  const folder = context('keycloak');
  if (!existsSync(path.join(folder, `keycloak-quarkus-dist-${version}.zip`))) {
    const copy = [`-Dartifact=org.keycloak:keycloak-quarkus-dist:${version}:zip`, `-DoutputDirectory=${folder}`];
    await runProgram('mvn', ['--quiet', 'dependency:copy', ...copy]);
  }
  return folder;
}

/** The S3 server is one program: Go fetches and builds it once, for the stack as well. */
async function versitygwContext(version) {
  const folder = path.join(cacheFolder, 'bin');
  const module = `github.com/versity/versitygw/cmd/versitygw@${version}`;
  if (!existsSync(path.join(folder, 'versitygw')))
    await runProgram('go', ['install', module], { env: { GOBIN: folder } });
  const only = context('versitygw');
  cpSync(path.join(folder, 'versitygw'), path.join(only, 'versitygw'));
  return only;
}

function build(recipe, image, folder = path.join(root, recipes), values = []) {
  const file = ['--file', path.join(root, recipes, `${recipe}.Dockerfile`), '--tag', image];
  const args = values.flatMap((value) => ['--build-arg', value]);
  return podman(['build', '--quiet', '--network=host', ...registrySecrets(), ...file, ...args, folder]);
}

const node = () => pinned('docker.io/library/node');
const keycloak = () => pinned('quay.io/keycloak/keycloak');
const versitygw = () => pinned('docker.io/versity/versitygw');
const maildev = () => pinned('docker.io/maildev/maildev');

/** In the order in which one stands on the other. */
const steps = {
  debian: importDebian,
  node: async () => build('node', node(), await nodeContext(), [`NPM=${npmVersion}`]),
  postgres: () => build('postgres', pinned('docker.io/library/postgres')),
  redis: () => build('redis', pinned('docker.io/library/redis')),
  nats: () => build('nats', pinned('docker.io/library/nats')),
  versitygw: async () => build('versitygw', versitygw(), await versitygwContext(versionOf(versitygw()))),
  keycloak: async () =>
    build('keycloak', keycloak(), await keycloakContext(versionOf(keycloak())), [`VERSION=${versionOf(keycloak())}`]),
  maildev: () => build('maildev', maildev(), undefined, [`NODE=${node()}`, `VERSION=${versionOf(maildev())}`]),
};

/** Makes the bases and engines that cannot be pulled here, under their official names, so that no other file knows the difference. */
export async function imagesLocal() {
  for (const [name, step] of Object.entries(steps)) {
    const startedAt = Date.now();
    await step();
    console.log(`${name.padEnd(10)} ${((Date.now() - startedAt) / 1000).toFixed(1).padStart(6)} s`);
  }
}
