import { Feature } from '../feature.js';
import { FilesModule } from '../files/files.module.js';
import { DataRequests } from './data-requests.store.js';
import { GatherPersonalData } from './gather-personal-data.js';
import { GatherWhenDataExportRequested } from './gather-when-data-export-requested.handler.js';

/** Brings what a service keeps of somebody, once it is asked for. */
@Feature({
  imports: [FilesModule],
  jobs: [{ name: 'gather-personal-data', everyMs: 2_000, run: GatherPersonalData }],
  providers: [DataRequests],
  exports: [DataRequests],
})
export class GatheringModule {}

/** The same for a service that hears identity: every one lists it, or exports would wait for it in vain. */
@Feature({ imports: [GatheringModule], reactions: [GatherWhenDataExportRequested] })
export class PersonalDataModule {}
