import { AsyncLocalStorage } from 'node:async_hooks';

import { isKept, type Statement, statementOf } from '../database/prepared/prepared-driver.js';
import type { TestService } from './boot-service.js';

interface Plan {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Index Name'?: string;
  readonly 'Index Cond'?: string;
  readonly Filter?: string;
  readonly Plans?: readonly Plan[];
}

/** Whether it is the act that asks, and not something that runs by itself meanwhile. */
const isActing = new AsyncLocalStorage<true>();

/** Every statement that the service sends to its database for this. */
async function statementsOf(service: TestService, act: () => Promise<unknown>): Promise<readonly Statement[]> {
  const heard = new Map<string, Statement>();
  const connection = service.em().getConnection();
  const own = connection.execute.bind(connection);
  const execute = (...asked: Parameters<typeof own>) => {
    const statement = statementOf(asked[0], asked[1] ?? []);
    if (isActing.getStore()) heard.set(statement.sql, statement);
    return own(...asked);
  };
  Object.assign(connection, { execute });
  await isActing.run(true, act).finally(() => Reflect.deleteProperty(connection, 'execute'));
  if (heard.size === 0) throw new Error('No statement was heard.');
  return [...heard.values()];
}

/** What the planner prefers while tables are small. */
const lastResorts = ['seqscan', 'hashjoin', 'mergejoin'];

const isPlanned = ({ sql }: Statement): boolean => /^\s*(select|with|insert|update|delete)\b/i.test(sql);

/** A page that an index gives in its order ends where it is full. */
const isEndedEarly = (above: Plan | undefined): boolean => above?.['Node Type'] === 'Limit';

/** Of no ids at all: any index will do. */
const isOfNothing = ({ Filter: filter = '' }: Plan): boolean => filter.includes(`ANY ('{}'`);

function scansIn(plan: Plan, above?: Plan): string[] {
  const { 'Node Type': type, 'Relation Name': table = plan['Index Name'] ?? '', Plans: parts = [] } = plan;
  const isUnbounded = /Index( Only)? Scan/.test(type) && plan['Index Cond'] === undefined && !isEndedEarly(above);
  const isWhole = (type === 'Seq Scan' || isUnbounded) && !isOfNothing(plan);
  const below = type === 'LockRows' ? above : plan;
  return [...(isWhole ? [table] : []), ...parts.flatMap((part) => scansIn(part, below))];
}

/** The statements of this act that PostgreSQL would read and plan anew each time. */
export const statementsNotKept = async (service: TestService, act: () => Promise<unknown>): Promise<string[]> =>
  (await statementsOf(service, act)).filter((statement) => !isKept(statement)).map(({ sql }) => sql);

/**
 * The tables that a statement of this act goes through from end to end because no index helps, each with the statement.
 * The planner is told to look rows up one by one if it can, as it does by itself among millions.
 */
export async function tablesReadWhole(
  service: TestService,
  act: () => Promise<unknown>,
): Promise<ReadonlyMap<string, string>> {
  const whole = new Map<string, string>();
  for (const { sql, values } of (await statementsOf(service, act)).filter(isPlanned)) {
    const plans = await service.transaction(async ({ em }) => {
      for (const way of lastResorts) await em.execute(`set local enable_${way} = off`);
      return em.execute<{ 'QUERY PLAN': readonly { readonly Plan: Plan }[] }[]>(`explain (format json) ${sql}`, [
        ...values,
      ]);
    });
    for (const { 'QUERY PLAN': rows } of plans)
      for (const { Plan: plan } of rows) for (const table of scansIn(plan)) whole.set(table, sql);
  }
  return whole;
}
