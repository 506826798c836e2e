import { readFileSync } from 'node:fs';
import path from 'node:path';

import { Failure, root } from './place.mjs';
import { composeFile } from './product-images.mjs';
import { execute, outputOf } from './spawn.mjs';

const read = (file) => readFileSync(path.join(root, file), 'utf8');

/** Every image that is made of rooms, with their packages: the one it is named after, and what its file builds beside it. */
function imagesOfRooms() {
  return Object.entries(composeFile())
    .filter(([, { build }]) => build?.args?.ROOM)
    .map(([name, { build }]) => {
      const builds = read(build.dockerfile).matchAll(/npm run build((?: --workspace="?[^"\s]+"?)+)/g);
      const folders = [...builds].flatMap(([, rooms]) =>
        [...rooms.matchAll(/--workspace="?([^"\s]+)/g)].map(([, room]) => room.replace('${ROOM}', build.args.ROOM)),
      );
      return { name, packages: folders.map((folder) => JSON.parse(read(`${folder}/package.json`)).name) };
    });
}

/** `npm run affected -- [base] [--test]`: what changed since then, and nothing else, is built, tested and released. */
export async function affected(args) {
  const isTested = args.includes('--test');
  const base = args.find((arg) => arg !== '--test') ?? 'HEAD~1';
  const since = base.startsWith('--files=') ? [base] : [`--base=${base}`];
  const packages = JSON.parse(await outputOf('nx', ['show', 'projects', '--affected', ...since, '--json'])).toSorted();
  const images = imagesOfRooms().filter((image) => image.packages.some((name) => packages.includes(name)));

  console.log(`Rooms:  ${packages.join(', ') || 'none'}`);
  console.log(`Images: ${images.map(({ name }) => name).join(', ') || 'none'}`);
  if (!isTested || packages.length === 0) return;
  const targets = ['affected', '--targets=build,unit,int', ...since, '--parallel=1', '--outputStyle=static'];
  if ((await execute('nx', targets)) !== 0)
    throw new Failure('What changed does not build or does not hold; see above.');
}
