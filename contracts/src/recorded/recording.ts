import { z } from 'zod';

import type { Access, AnyRequest, ChangesAccess, ChildFields, EventContract, Signal } from '../define.js';
import type { Schema } from './schema-changes.js';

/** What is promised of a request beside its shape. A recording from before one of them was kept says nothing of it. */
export interface Promises {
  /** Which fields of the input name children that are checked before anything else. */
  readonly children: ChildFields | null;
  readonly topics: readonly string[];
  readonly limit: AnyRequest['limit'] | null;
  readonly changesAccess: ChangesAccess | null;
  readonly carriesTokens: boolean;
  readonly resumes: boolean;
  readonly isBackground: boolean;
}

/** What others built against, as it is kept in `contracts/recorded`. */
export interface RequestRecording extends Partial<Promises> {
  readonly subject: string;
  readonly http: string | null;
  readonly kind: string;
  readonly access: Omit<Access, keyof ChildFields> & { readonly whileParked?: true };
  readonly input: Schema;
  readonly output: Schema;
}

/** Whom a signal reaches, by the fields of the data that name them, and what it makes stale. */
export interface SignalRecording {
  readonly users: readonly string[];
  readonly children: readonly string[];
  readonly everyone?: true;
  readonly topics: readonly string[];
}

export interface EventRecording {
  readonly subject: string;
  readonly aggregate: string;
  /** Null: no browser hears of it. A recording from before signals were kept says nothing of it. */
  readonly signal?: SignalRecording | null;
  readonly data: Schema;
}

export type Recording = RequestRecording | EventRecording;

/** What is written of a contract today. */
export function recordingOf(contract: AnyRequest | EventContract): Recording {
  const { subject } = contract;
  if ('aggregate' in contract)
    return {
      subject,
      aggregate: contract.aggregate,
      signal: contract.signal ? signalOf(contract.signal) : null,
      data: schemaOf(contract.data, 'output'),
    };
  const { childIn, childrenIn, ...access } = contract.access;
  return {
    subject,
    http: contract.http ?? null,
    kind: contract.kind,
    access: contract.openWhileParked ? { ...access, whileParked: true } : access,
    ...promisesOf(contract, { ...(childIn && { childIn }), ...(childrenIn && { childrenIn }) }),
    input: schemaOf(contract.input, 'input'),
    output: schemaOf(contract.output, 'output'),
  };
}

/** Asked with the names of the fields instead of their values. */
function signalOf({ to, topics }: Signal): SignalRecording {
  const names = new Proxy({}, { get: (_, field) => String(field) }) as never;
  const {
    users = [],
    children = [],
    everyone,
  } = to(names) as Partial<Readonly<Record<'users' | 'children', string | readonly string[]>>> & { everyone?: true };
  return {
    users: [users].flat(),
    children: [children].flat(),
    ...(everyone && { everyone }),
    topics: topics.toSorted(),
  };
}

const promisesOf = (contract: AnyRequest, children: ChildFields): Promises => ({
  children: Object.keys(children).length > 0 ? children : null,
  topics: contract.topics.toSorted(),
  limit: contract.limit ?? null,
  changesAccess: contract.changesAccess ?? null,
  carriesTokens: contract.carriesTokens ?? false,
  resumes: contract.resumes ?? false,
  isBackground: contract.isBackground ?? false,
});

/** Formats whose pattern says nothing more: a standard's, and the same in every file. */
const sayEnough = ['uuid', 'date-time'];

function schemaOf(type: z.core.$ZodType, io: 'input' | 'output'): Schema {
  const { $schema: _sameEverywhere, ...schema } = z.toJSONSchema(type, {
    io,
    override({ zodSchema, jsonSchema }) {
      if (sayEnough.includes(jsonSchema.format ?? '')) delete jsonSchema.pattern;
      // What is trimmed first and checked then: zod shows the first half of it, and callers must pass both.
      if (io === 'input' && zodSchema instanceof z.ZodPipe)
        Object.assign(jsonSchema, { ...schemaOf(zodSchema.out, io), ...jsonSchema });
    },
  });
  return JSON.parse(JSON.stringify(schema)) as Schema;
}
