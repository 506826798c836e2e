import { type TestService } from './boot-service.js';

interface Slowly {
  /** With its schema. */
  readonly table: string;
  /** Which rows, as SQL about `new`. */
  readonly when: string;
  readonly ms?: number;
}

/** Some new rows of a table take long to be written: whoever decides without waiting for its turn sees nothing of them. */
export async function writeSlowly(service: TestService, { table, when, ms = 300 }: Slowly): Promise<void> {
  const sleep = `${table.split('.')[0]}.write_slowly`;
  await service.em().execute(
    `create or replace function ${sleep}() returns trigger language plpgsql as
     $$ begin perform pg_sleep(${ms / 1000}); return new; end $$`,
  );
  await service
    .em()
    .execute(
      `create trigger written_slowly before insert on ${table} for each row when (${when}) execute function ${sleep}()`,
    );
}
