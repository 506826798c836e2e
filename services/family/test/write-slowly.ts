import type { TestService } from '@alcancia/server-kit/testing';

/** New rows of a child in a table take longer than acts wait for those under way: what comes next is decided beside them. */
export async function writeSlowly(service: TestService, table: string, childId: string): Promise<void> {
  await service.em().execute(
    `create or replace function family.write_slowly() returns trigger language plpgsql as
     $$ begin perform pg_sleep(0.3); return new; end $$`,
  );
  await service.em().execute(
    `create trigger written_slowly before insert on family.${table}
     for each row when (new.child_id = '${childId}') execute function family.write_slowly()`,
  );
}
