/** A JSON schema as zod writes it; keywords that are not named here are compared as a whole. */
export interface Schema {
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly additionalProperties?: Schema | boolean;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly [keyword: string]: unknown;
}

/** `asked`: what callers send must stay accepted. `told`: what readers get, and kept from earlier, must stay as it was. */
export type Direction = 'asked' | 'told';

const low = ['minLength', 'minItems', 'minProperties'];
const high = ['maxLength', 'maxItems', 'maxProperties', 'maximum', 'exclusiveMaximum'];
const ownRule = ['type', 'properties', 'required', 'items', 'anyOf', 'oneOf', 'enum', 'const', 'default', 'personal'];
const saysNothing = ['$schema', 'description', 'title', 'minimum', 'exclusiveMinimum'];

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
const shown = (value: unknown) => (value === undefined ? 'none' : JSON.stringify(value));

/** Every way in which `now` would break somebody who was built against `before`, each a clause after the field's name. */
export function brokenBy(before: Schema, now: Schema, at: string, direction: Direction): string[] {
  if (same(before, now)) return [];
  if (alternativesOf(before).length > 1 || alternativesOf(now).length > 1)
    return alternativesBroken(before, now, at, direction);
  if (before.type !== now.type && !(before.type === 'integer' && now.type === 'number' && direction === 'asked'))
    return [`${at} was ${nameOf(before)} and is ${nameOf(now)}`];

  return [
    ...valuesBroken(before, now, at, direction),
    ...boundsBroken(before, now, at, direction),
    ...marksBroken(before, now, at, direction),
    ...keywordsBroken(before, now, at, direction),
    ...fieldsBroken(before, now, at, direction),
    ...(before.items && now.items ? brokenBy(before.items, now.items, `${at}[]`, direction) : []),
  ];
}

function alternativesOf(schema: Schema): readonly Schema[] {
  const { anyOf, oneOf, type } = schema;
  if (typeof type === 'object') return type.map((one) => (one === 'null' ? { type: one } : { ...schema, type: one }));
  return anyOf ?? oneOf ?? [schema];
}

const nameOf = (schema: Schema): string => {
  const fixed = Object.entries(schema.properties ?? {}).filter(([, { const: value }]) => value !== undefined);
  if (fixed.length > 0) return fixed.map(([name, { const: value }]) => `${name} ${shown(value)}`).join(' and ');
  return schema.const === undefined ? String(schema.type ?? shown(schema)) : shown(schema.const);
};

function alternativesBroken(before: Schema, now: Schema, at: string, direction: Direction): string[] {
  const fits = (one: Schema, other: Schema) => brokenBy(one, other, at, direction).length === 0;
  const gone = alternativesOf(before).filter((one) => !alternativesOf(now).some((other) => fits(one, other)));
  const come = alternativesOf(now).filter((other) => !alternativesOf(before).some((one) => fits(one, other)));

  // The same alternative, changed: what changed says more than that one went and one came.
  const [wentOne, cameOne] = [gone[0], come[0]];
  if (wentOne && cameOne && gone.length === 1 && come.length === 1 && nameOf(wentOne) === nameOf(cameOne))
    return brokenBy(wentOne, cameOne, at, direction);
  return [
    ...gone.map((one) => `${at} may no longer be ${nameOf(one)}`),
    ...(direction === 'told' ? come.map((other) => `${at} may now also be ${nameOf(other)}`) : []),
  ];
}

const valuesOf = (schema: Schema) => schema.enum ?? (schema.const === undefined ? undefined : [schema.const]);

function valuesBroken(before: Schema, now: Schema, at: string, direction: Direction): string[] {
  const [were, are] = [valuesOf(before), valuesOf(now)];
  if (!were && !are) return [];
  if (!were) return [`${at} may now only be ${are?.map(shown).join(', ')}`];
  if (!are) return direction === 'asked' ? [] : [`${at} may now be anything`];
  return [
    ...were.filter((value) => !are.includes(value)).map((value) => `${at} may no longer be ${shown(value)}`),
    ...(direction === 'asked' ? [] : are)
      .filter((value) => !were.includes(value))
      .map((value) => `${at} may now also be ${shown(value)}`),
  ];
}

/** The least number, whichever way it is written: above 0 and from 1 on are the same for whole numbers. */
function leastOf({ type, minimum, exclusiveMinimum }: Schema): number {
  if (typeof minimum === 'number') return minimum;
  return typeof exclusiveMinimum === 'number'
    ? exclusiveMinimum + (type === 'integer' ? 1 : Number.EPSILON)
    : -Infinity;
}

function boundsBroken(before: Schema, now: Schema, at: string, direction: Direction): string[] {
  const valueOf = (schema: Schema, keyword: string, unbound: number) =>
    (schema[keyword] as number | undefined) ?? unbound;
  const isNarrower = (was: number, is: number) => (direction === 'asked' ? is > was : is !== was);
  const least = isNarrower(leastOf(before), leastOf(now));
  return [
    ...(least ? [`${at} began at ${leastOf(before)} and begins at ${leastOf(now)}`] : []),
    ...[
      ...low.filter((word) => isNarrower(valueOf(before, word, -Infinity), valueOf(now, word, -Infinity))),
      ...high.filter((word) => isNarrower(-valueOf(before, word, Infinity), -valueOf(now, word, Infinity))),
    ].map((word) => differs(before, now, word, at)),
  ];
}

const differs = (before: Schema, now: Schema, keyword: string, at: string) =>
  `${at} had ${keyword} ${shown(before[keyword])} and has ${shown(now[keyword])}`;

/** Marks that keep a schema's sense: the value of what is left out, and that a field names a person. */
function marksBroken(before: Schema, now: Schema, at: string, direction: Direction): string[] {
  const isOther = direction === 'asked' ? !same(before['default'], now['default']) : now['default'] === undefined;
  return [
    ...(before['default'] !== undefined && isOther
      ? [`${at}, left out, meant ${shown(before['default'])} and means ${shown(now['default'])}`]
      : []),
    ...(before['personal'] === true && now['personal'] !== true ? [`${at} is no longer marked personal`] : []),
  ];
}

function keywordsBroken(before: Schema, now: Schema, at: string, direction: Direction): string[] {
  const handled = new Set([...ownRule, ...saysNothing, ...low, ...high]);
  const inner = before.additionalProperties;
  const innerNow = now.additionalProperties;
  const isMap = typeof inner === 'object' && typeof innerNow === 'object';
  const clauses = [...new Set([...Object.keys(before), ...Object.keys(now)])]
    .filter((keyword) => !handled.has(keyword) && !(isMap && keyword === 'additionalProperties'))
    .filter((keyword) => !same(before[keyword], now[keyword]))
    .filter((keyword) => direction === 'told' || now[keyword] !== undefined)
    .map((keyword) => differs(before, now, keyword, at));
  return isMap ? [...clauses, ...brokenBy(inner, innerNow, `${at}{}`, direction)] : clauses;
}

function fieldsBroken(before: Schema, now: Schema, at: string, direction: Direction): string[] {
  const were = before.properties ?? {};
  const are = now.properties ?? {};
  const isRequired = (schema: Schema, name: string) => schema.required?.includes(name) ?? false;
  const mustBeThere = (name: string) => isRequired(now, name) && are[name]?.['default'] === undefined;

  const changed = Object.entries(were).flatMap(([name, was]) => {
    const is = are[name];
    const place = `${at}.${name}`;
    if (!is) return [`${place} is gone`];
    return [
      ...(!isRequired(before, name) && mustBeThere(name) ? [`${place} is now required`] : []),
      ...(direction === 'told' && isRequired(before, name) && !isRequired(now, name)
        ? [`${place} may now be left out`]
        : []),
      ...brokenBy(was, is, place, direction),
    ];
  });
  const added = Object.keys(are).filter((name) => !(name in were) && mustBeThere(name));
  return [...changed, ...added.map((name) => `${at}.${name} is new and required`)];
}
