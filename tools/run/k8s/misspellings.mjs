/** Where keys are people's own words, so that no schema can know them. */
const freeMaps = new Set(
  'labels annotations matchLabels selector requests limits parameters placeholders realm data'.split(' '),
);
/** Without these nobody can say which resource is meant. */
const names = new Set(['metadata', 'metadata.name']);

/** The place of every key under a value that a schema could know. */
function* knownKeys(value, place = []) {
  if (value === null || typeof value !== 'object') return;
  const isList = Array.isArray(value);
  for (const [key, inner] of Object.entries(value)) {
    if (!isList && !names.has([...place, key].join('.'))) yield [...place, key];
    const isFree = !isList && freeMaps.has(key) && !inner?.matchLabels && !inner?.matchExpressions;
    if (!isFree) yield* knownKeys(inner, [...place, key]);
  }
}

/** The same resource once for each of its keys, with that key misspelled: imagePullPolicy → imagePullPoliy. */
export function* misspellings({ apiVersion, kind, ...rest }) {
  const done = new Set();
  for (const place of knownKeys(rest)) {
    const shape = place.join('.').replace(/\.\d+/g, '');
    if (done.has(shape)) continue;
    done.add(shape);
    const copy = structuredClone(rest);
    const parent = place.slice(0, -1).reduce((value, key) => value[key], copy);
    const key = place.at(-1);
    const wrong = key.length > 3 ? key.slice(0, -2) + key.at(-1) : `${key}s`;
    parent[wrong] = parent[key];
    delete parent[key];
    yield [place.join('.'), { apiVersion, kind, ...copy }];
  }
}
