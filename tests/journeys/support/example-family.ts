import { listChildren } from '@alcancia/contracts/identity';
import { until, type Want } from '@alcancia/testing';

import { aProduct, type Product } from './a-product.js';

export interface ExampleAdult {
  readonly displayName: string;
  readonly email: string;
  readonly password: string;
  readonly pin: string;
}

export interface ExampleChild {
  readonly name: string;
  readonly pin: string;
}

export const exampleChildren = ['Sofía', 'Mateo', 'Lucía'] as const;
export type ExampleChildName = (typeof exampleChildren)[number];

/** The product as `npm start -- --demo` runs it, and how its people come in, as the terminal says (docs/example-family.md). */
export interface ExampleFamily extends Product {
  readonly laura: ExampleAdult;
  child(name: ExampleChildName): ExampleChild;
}

export async function anExampleFamily(): Promise<ExampleFamily> {
  const product = await aProduct('--demo');
  const lineOf = (name: string) => new RegExp(`^ +${name} +(?:(\\S+@\\S+) +(\\S+) +)?PIN (\\d{4})$`, 'm');
  const known = (name: string) => until(`how ${name} comes in`, async () => lineOf(name).exec(product.printed()));
  const [, email = '', password = '', pin = ''] = await known('Laura');
  const pins = new Map<string, string>();
  for (const name of exampleChildren) pins.set(name, (await known(name))[3] ?? '');
  return {
    ...product,
    laura: { displayName: 'Laura', email, password, pin },
    child: (name) => ({ name, pin: pins.get(name) ?? '' }),
  };
}

export async function idsOf(asAdult: Want): Promise<ReadonlyMap<string, string>> {
  const { children } = await asAdult(listChildren, {});
  return new Map(children.map(({ displayName, id }) => [displayName, id]));
}
