import { gather } from '../feature.js';
import { reasonOf } from '../observe/log.js';
import type { ServiceDefinition } from '../service.js';
import type { ServiceRuntime } from '../service-runtime.js';
import type { KeptTable, RunsOut } from './kept-table.js';
import { kitTables } from './kit-tables.js';

/** Rows that one statement deletes at the most: a long lock would stop the service. */
const atOnce = 5_000;

/** What a service says of its tables, the kit's own among them. */
export const tablesOf = ({ modules }: ServiceDefinition): KeptTable[] => [...kitTables, ...gather(modules).keeps];

/** Deletes from every table what has been kept for as long as the table says. A table that fails stops no other one. */
export async function forgetWhatRanOut(runtime: ServiceRuntime): Promise<void> {
  const failed: unknown[] = [];
  for (const { table, kept } of tablesOf(runtime.definition)) {
    if (typeof kept !== 'object' || 'with' in kept) continue;
    await forgetIn(runtime, table, kept).catch((error: unknown) => failed.push(error));
  }
  if (failed.length > 0)
    throw new AggregateError(failed, `Some tables still keep what has run out: ${failed.map(reasonOf).join('; ')}`);
}

async function forgetIn(runtime: ServiceRuntime, table: string, { after, ms, where }: RunsOut): Promise<void> {
  const name = `${runtime.definition.name}.${table}`;
  const before = new Date(runtime.clock.now().getTime() - ms).toISOString();
  for (let deleted = atOnce; deleted === atOnce;) {
    const [row] = await runtime.em().execute<{ deleted: string | number }[]>(
      `with gone as (
         delete from ${name} where ctid = any(array(
           select ctid from ${name} where ${after} < ?${where === undefined ? '' : ` and ${where}`} limit ${atOnce}
         )) returning 1
       ) select count(*) as deleted from gone`,
      [before],
    );
    deleted = Number(row?.deleted ?? 0);
  }
}
