// node pick.mjs <room> <built> <target>: into the target goes what one room has to itself: of it and of every room that it
// stands on what was built elsewhere, its migrations, and the packages that npm has installed for that room alone.
import { cpSync, existsSync, readFileSync, realpathSync } from 'node:fs';
import path from 'node:path';

const [room, built, target] = process.argv.slice(2);
const runs = ['package.json', 'dist', 'migrations'];
const isForBuilding = /\.d\.ts$|\.tsbuildinfo$/;

const places = new Set();
function stand(place) {
  if (places.has(place)) return;
  places.add(place);
  const { dependencies = {} } = JSON.parse(readFileSync(path.join(place, 'package.json'), 'utf8'));
  for (const name of Object.keys(dependencies).filter((one) => one.startsWith('@alcancia/')))
    stand(path.relative('', realpathSync(path.join('node_modules', name))));
}
stand(room);

for (const place of places) {
  for (const name of runs) {
    const from = path.join(built, place, name);
    const options = { recursive: true, filter: (file) => !isForBuilding.test(file) };
    if (existsSync(from)) cpSync(from, path.join(target, place, name), options);
  }
  const packages = path.join(place, 'node_modules');
  if (existsSync(packages)) cpSync(packages, path.join(target, packages), { recursive: true, verbatimSymlinks: true });
}
