import { z } from 'zod';

import { adults, adultsWho, defineRequest } from '../define.js';
import { avatar, done, moment } from '../values.js';
import { bothSteps } from './second-step.contract.js';

/**
 * 'Borrar': with both steps of the account the owner has a child's profile erased, with all that is kept of it, once 14
 * days have passed (G20, G41).
 */
export const requestChildErasure = defineRequest('identity.request-child-erasure', {
  http: 'POST /api/identity/children/{childId}/erasure',
  kind: 'steps',
  access: adultsWho('eraseChild', { childIn: 'childId' }),
  topics: ['children', 'profiles'],
  input: z.object({ childId: z.uuid(), ...bothSteps }),
  output: z.object({ dueAt: moment }),
});

/** 'Deshacer': the owner takes it back; nothing has been erased yet. */
export const cancelChildErasure = defineRequest('identity.cancel-child-erasure', {
  http: 'POST /api/identity/children/{childId}/erasure/cancel',
  kind: 'write',
  access: adultsWho('eraseChild', { childIn: 'childId' }),
  topics: ['children', 'profiles'],
  input: z.object({ childId: z.uuid() }),
  output: done,
});

const child = z.object({ childId: z.uuid(), displayName: z.string(), avatar });

/** What becomes of everybody when the own account is deleted (G27): read before it is asked for. */
export const readAccountErasure = defineRequest('identity.read-account-erasure', {
  http: 'GET /api/identity/account-erasure',
  kind: 'read',
  access: adults,
  topics: ['session', 'children', 'profiles', 'household'],
  input: z.object({}),
  output: z.object({
    /** Who was asked to take over and has not answered. */
    successorName: z.string().nullable(),
    /** The children of the own household. */
    owned: z.array(child),
    /** Children of others: only the link to them ends. */
    linked: z.array(child),
    /** Who may be asked to take over: adults who look after one of the owned children. */
    adults: z.array(z.object({ adultId: z.uuid(), displayName: z.string() })),
  }),
});

/**
 * 'Eliminar mi cuenta': with both steps of the account it is deleted once 14 days have passed (G27). Owned children are
 * taken over by the adult of `successorId`, who has to accept, or are erased with the account. `childIds`: all children
 * of the own household, as the screen named them.
 */
export const requestAccountErasure = defineRequest('identity.request-account-erasure', {
  http: 'POST /api/identity/account-erasure',
  kind: 'steps',
  access: adultsWho('eraseChild', { childrenIn: 'childIds' }),
  topics: ['session', 'children', 'profiles', 'household'],
  limit: { max: 20, perSeconds: 3_600 },
  input: z.object({ childIds: z.array(z.uuid()).max(50), successorId: z.uuid().optional(), ...bothSteps }),
  output: z.object({ dueAt: moment }),
});

/** 'Conservar mi cuenta': it stays, and so do the children who were to go with it. */
export const cancelAccountErasure = defineRequest('identity.cancel-account-erasure', {
  http: 'POST /api/identity/account-erasure/cancel',
  kind: 'write',
  access: adults,
  topics: ['session', 'children', 'profiles', 'household'],
  input: z.object({}),
  output: done,
});
