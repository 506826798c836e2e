// node pick.mjs <room> <built> <target>: into the target goes what one room needs to run: the production packages that npm
// has installed in this folder, also those that one room has to itself, and of every room linked there what was built
// elsewhere and its migrations.
import { cpSync, existsSync, globSync, readlinkSync } from 'node:fs';
import path from 'node:path';

const [room, built, target] = process.argv.slice(2);
const runs = ['package.json', 'dist', 'migrations'];
const isForBuilding = /\.d\.ts$|\.tsbuildinfo$/;

const linked = globSync('node_modules/@alcancia/*').map((link) =>
  path.join('node_modules/@alcancia', readlinkSync(link)),
);

for (const place of new Set([room, ...linked]))
  for (const name of runs) {
    const from = path.join(built, place, name);
    const options = { recursive: true, filter: (file) => !isForBuilding.test(file) };
    if (existsSync(from)) cpSync(from, path.join(target, place, name), options);
  }
for (const place of ['', room, ...linked]) {
  const packages = path.join(place, 'node_modules');
  const options = { recursive: true, verbatimSymlinks: true };
  if (existsSync(packages)) cpSync(packages, path.join(target, packages), options);
}
