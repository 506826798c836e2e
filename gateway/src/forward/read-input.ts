import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';

import type { AnyRequest } from '@alcancia/contracts/define';
import { readInput as readAsContract } from '@alcancia/contracts/read-input';
import { failure } from '@alcancia/server-kit';

import { sayIssue } from '../words/field-issues.js';
import type { Route } from './route-of.js';

const isFields = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Path fields, then the query of a GET or else the body; what the path says cannot be contradicted by the rest. */
function gather({ method, fields }: Route, request: FastifyRequest): Record<string, unknown> {
  const rest = method === 'GET' ? request.query : (request.body ?? {});
  if (!isFields(rest)) throw failure('invalid_input', {}, [{ field: '', message: sayIssue.notAnObject }]);
  const path = request.params as Record<string, unknown>;
  return { ...rest, ...Object.fromEntries(fields.map((field) => [field, path[field]])) };
}

const fieldsOf = (issues: readonly z.core.$ZodIssue[]) => {
  const said = new Map<string, string>();
  for (const issue of issues) {
    const field = issue.path.join('.');
    if (!said.has(field)) said.set(field, sayIssue.of(issue));
  }
  return [...said].slice(0, 20).map(([field, message]) => ({ field, message }));
};

/** The input that the contract asks for, parsed once; `invalid_input` names each field in Spanish. */
export function readInput(contract: AnyRequest, route: Route, request: FastifyRequest): unknown {
  const read = readAsContract(contract, gather(route, request));
  if (read.ok) return read.data;
  throw failure('invalid_input', {}, fieldsOf(read.issues));
}
