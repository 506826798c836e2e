import { failure } from '@alcancia/server-kit';

/** Optimistic lock: somebody saved a newer version ('Alguien lo cambió antes'). The caller holds the row's lock. */
export function mustBeVersion(row: { readonly version: number }, version: number): void {
  if (row.version !== version) throw failure('changed_before');
}
