// The browser sends and shows; the server checks. Here a contract is its address, its kind and its topics, so zod (25 KB
// compressed in every room) stays out of the page: schemas are names that can be built upon, enums still list their options.
const refuse = (what) => () => {
  throw new Error(`Schemas are not in the browser, so it cannot ${what}: the server checks every input`);
};

const known = (facts) =>
  new Map([...['parse', 'safeParse', 'parseAsync', 'safeParseAsync'].map((name) => [name, refuse(name)]), ...facts]);

const schema = (facts = []) => {
  const own = known(facts);
  const name = () => schema();
  return new Proxy(name, {
    apply: () => schema(),
    get: (_, key) => (own.has(key) ? own.get(key) : typeof key === 'symbol' || key === 'then' ? undefined : schema()),
  });
};

const enumOf = (values) => {
  const entries = Array.isArray(values) ? Object.fromEntries(values.map((value) => [value, value])) : values;
  return schema([
    ['options', Object.values(entries)],
    ['enum', entries],
  ]);
};

const literalOf = (value) => schema([['value', value]]);
const unionOf = (options) => schema([['options', options]]);

const making = { enum: enumOf, literal: literalOf, union: unionOf };

export const z = new Proxy(schema(), {
  get: (target, key) => making[key] ?? target[key],
});
export default z;
