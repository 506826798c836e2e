import { readdir, readFile } from 'node:fs/promises';

import type { SqlPort } from './sql.js';

const folder = new URL('../../../migrations/issuer/', import.meta.url);
const lock = 7_341_905; // any number that nothing else in this database locks

/** Brings the schema `issuer` forward. Each file runs once, in one transaction; its statements end with `;` and a blank line. */
export async function migrate(sql: SqlPort): Promise<void> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.sql')).toSorted();
  for (const file of files) {
    const text = await readFile(new URL(file, folder), 'utf8');
    await sql.transaction(async (tx) => {
      await tx.query('select pg_advisory_xact_lock($1)', [lock]);
      await tx.query('create schema if not exists issuer');
      await tx.query('create table if not exists issuer.migration (name text primary key)');
      const isNew = await tx.query(
        'insert into issuer.migration (name) values ($1) on conflict do nothing returning name',
        [file],
      );
      if (isNew.length === 0) return;
      for (const statement of text.split(/;\s*(?:\n\s*\n|$)/)) if (statement.trim()) await tx.query(statement);
    });
  }
}
