import { z } from 'zod';

import type { Access, AnyRequest, EventContract } from '../define.js';
import type { Schema } from './schema-changes.js';

/** What others built against, as it is kept in `contracts/recorded`. */
export interface RequestRecording {
  readonly subject: string;
  readonly http: string | null;
  readonly kind: string;
  readonly access: Access & { readonly whileParked?: true };
  readonly input: Schema;
  readonly output: Schema;
}

export interface EventRecording {
  readonly subject: string;
  readonly aggregate: string;
  readonly data: Schema;
}

export type Recording = RequestRecording | EventRecording;

/** What is written of a contract today. */
export function recordingOf(contract: AnyRequest | EventContract): Recording {
  const { subject } = contract;
  if ('aggregate' in contract)
    return { subject, aggregate: contract.aggregate, data: schemaOf(contract.data, 'output') };
  return {
    subject,
    http: contract.http ?? null,
    kind: contract.kind,
    access: contract.openWhileParked ? { ...contract.access, whileParked: true } : contract.access,
    input: schemaOf(contract.input, 'input'),
    output: schemaOf(contract.output, 'output'),
  };
}

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
