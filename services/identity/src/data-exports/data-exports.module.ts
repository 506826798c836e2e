import { Feature, FilesModule, GatheringModule } from '@alcancia/server-kit';

import { PinsModule } from '../pins/pins.module.js';
import { AskDataExport } from './ask-data-export.js';
import { ComposeDataExports } from './compose-data-exports.js';
import { dataExportLimits } from './data-export.limits.js';
import { dataExportTables } from './data-exports.personal-data.js';
import { DataExports } from './data-exports.store.js';
import { OpenDataExport } from './open-data-export.js';
import { ReadDataExport } from './read-data-export.js';
import { SweepDataExports } from './sweep-data-exports.js';

/** 'Descargar datos': all that is kept of a child or of the own account, as a ZIP (G41). */
@Feature({
  imports: [FilesModule, GatheringModule, PinsModule],
  useCases: [AskDataExport, OpenDataExport, ReadDataExport],
  jobs: [
    { name: 'compose-data-exports', everyMs: 2_000, run: ComposeDataExports },
    { name: 'sweep-data-exports', everyMs: dataExportLimits.sweptEveryMs, run: SweepDataExports },
  ],
  providers: [DataExports],
  keeps: dataExportTables,
})
export class DataExportsModule {}
