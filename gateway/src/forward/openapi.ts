import { z } from 'zod';

import type { AnyRequest } from '@alcancia/contracts/define';
import { errorCodes, wireError } from '@alcancia/contracts/errors';

import { hasRoute } from './check-contracts.js';
import { routeOf } from './route-of.js';

interface JsonSchema {
  readonly [key: string]: unknown;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
}

export interface Operation {
  readonly method: string;
  readonly path: string;
  readonly contract: AnyRequest;
  readonly parameters: readonly object[];
  readonly body: JsonSchema | null;
  readonly answer: JsonSchema;
}

const schemaOf = (schema: z.ZodType, io: 'input' | 'output'): JsonSchema => {
  const { $schema: _, ...plain } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return plain as JsonSchema;
};

const without = (schema: JsonSchema, fields: readonly string[]): JsonSchema => ({
  ...schema,
  properties: Object.fromEntries(Object.entries(schema.properties ?? {}).filter(([name]) => !fields.includes(name))),
  required: (schema.required ?? []).filter((name) => !fields.includes(name)),
});

/** Every request that has a route, as the documents need it. */
export const operationsOf = (requests: readonly AnyRequest[]): Operation[] =>
  requests.filter(hasRoute).map((contract) => {
    const { method, fields } = routeOf(contract.http);
    const input = schemaOf(contract.input, 'input');
    const isGet = method === 'GET';
    const parameter = (name: string, where: 'path' | 'query') => ({
      name,
      in: where,
      required: where === 'path' || (input.required ?? []).includes(name),
      schema: input.properties?.[name] ?? {},
    });
    const inQuery = isGet ? Object.keys(input.properties ?? {}).filter((name) => !fields.includes(name)) : [];
    const key = { name: 'idempotency-key', in: 'header', required: true, schema: { type: 'string', maxLength: 200 } };
    return {
      method,
      path: contract.http.slice(method.length + 1),
      contract,
      parameters: [
        ...fields.map((name) => parameter(name, 'path')),
        ...inQuery.map((name) => parameter(name, 'query')),
        ...(contract.kind === 'read' ? [] : [key]),
      ],
      body: isGet ? null : 'properties' in input ? without(input, fields) : input,
      answer: schemaOf(contract.output, 'output'),
    };
  });

const json = (schema: object) => ({ 'application/json': { schema } });

function documented({ contract, parameters, body, answer }: Operation) {
  const isOpen = contract.access.who === 'anyone';
  return {
    operationId: contract.subject,
    tags: [contract.subject.split('.')[0]],
    'x-access': contract.access,
    security: isOpen ? [] : [{ session: [] }],
    parameters,
    ...(body ? { requestBody: { required: true, content: json(body) } } : {}),
    responses: {
      200: { description: 'done', content: json(answer) },
      default: { description: 'refused', content: json({ $ref: '#/components/schemas/Error' }) },
    },
  };
}

/** The API in OpenAPI 3.1, from the same contracts that make the routes. */
export function openApiOf(requests: readonly AnyRequest[]): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const operation of operationsOf(requests)) {
    (paths[operation.path] ??= {})[operation.method.toLowerCase()] = documented(operation);
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Alcancía', version: '1', description: `Error codes: ${Object.keys(errorCodes).join(', ')}.` },
    paths,
    components: {
      securitySchemes: { session: { type: 'http', scheme: 'bearer' } },
      schemas: { Error: schemaOf(wireError, 'output') },
    },
  };
}
