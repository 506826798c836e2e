import { failure } from '@alcancia/server-kit';

/** What was read is no longer what is there: 'Alguien lo cambió antes'. The row is locked by who asks. */
export function mustBeVersion(row: { readonly version: number }, version: number): void {
  if (row.version !== version) throw failure('changed_before');
}
