import { Feature } from '../feature.js';
import { FileRemovals } from './file-removals.store.js';
import { RemoveFiles } from './remove-files.js';

/** What removes objects from the store. The store itself, `Files`, is at hand in every module. */
@Feature({
  jobs: [{ name: 'remove-files', everyMs: 5_000, run: RemoveFiles }],
  providers: [FileRemovals],
  exports: [FileRemovals],
})
export class FilesModule {}
