// node pick.mjs <room> <target>: into the target goes what was built of a room and of every room that it stands on, with
// their migrations.
import { cpSync, existsSync, readFileSync, realpathSync } from 'node:fs';
import path from 'node:path';

const [room, target] = process.argv.slice(2);
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

for (const place of places)
  for (const name of runs) {
    const from = path.join(place, name);
    const options = { recursive: true, filter: (file) => !isForBuilding.test(file) };
    if (existsSync(from)) cpSync(from, path.join(target, place, name), options);
  }
