import { z } from 'zod';

import { adults, adultsWho, defineRequest } from '../define.js';
import { moment } from '../values.js';

/** `gathering`: the services are bringing their parts. `failed`: they did not within a day, and it may be asked for again. */
export const dataExportStates = ['gathering', 'ready', 'failed'] as const;

const dataExport = z.object({
  exportId: z.uuid(),
  state: z.enum(dataExportStates),
  /** Parts that are there, of all that there will be: one for each service. */
  parts: z.int().nonnegative(),
  partsInAll: z.int().positive(),
  /** The store of files does not answer since then; it goes on by itself. */
  waitsSince: moment.nullable(),
  askedAt: moment,
  readyAt: moment.nullable(),
  /** It is deleted then, a week after it was ready. */
  expiresAt: moment.nullable(),
  bytes: z.int().nonnegative().nullable(),
});
export type DataExportView = z.output<typeof dataExport>;

const password = z.string().min(1).max(200);

/** The one download of a child's data, or without a child of the own account, that is being made or can be fetched (G41). */
export const readDataExport = defineRequest('identity.read-data-export', {
  http: 'GET /api/identity/data-exports',
  kind: 'read',
  access: adultsWho('downloadData', { childIn: 'childId' }),
  topics: ['data-exports'],
  input: z.object({ childId: z.uuid().optional() }),
  output: z.object({ current: dataExport.nullable() }),
});

/** 'Descargar datos': a ZIP of all that is kept, made in the background. One at a time; the one before is deleted. */
export const askDataExport = defineRequest('identity.ask-data-export', {
  http: 'POST /api/identity/data-exports',
  kind: 'steps',
  access: adultsWho('downloadData', { childIn: 'childId' }),
  topics: ['data-exports'],
  limit: { max: 20, perSeconds: 600 },
  input: z.object({ childId: z.uuid().optional(), password }),
  output: z.object({ exportId: z.uuid() }),
});

/** After the password once more: an address that opens the ZIP for a few minutes. */
export const openDataExport = defineRequest('identity.open-data-export', {
  http: 'POST /api/identity/data-exports/{exportId}/open',
  kind: 'steps',
  access: adults,
  topics: [],
  carriesTokens: true,
  limit: { max: 20, perSeconds: 600 },
  input: z.object({ exportId: z.uuid(), password }),
  output: z.object({ address: z.string() }),
});
