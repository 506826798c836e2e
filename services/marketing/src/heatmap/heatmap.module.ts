import { Feature } from '@alcancia/server-kit';

import { heatmapTables } from './heatmap.personal-data.js';
import { NoteTouches } from './note-touches.js';
import { ReadHeatmap } from './read-heatmap.js';
import { Touches } from './touches.store.js';
import { Visits } from './visits.cipher.js';

/** Where visitors touch landing pages, and how deep they read (G37). */
@Feature({
  useCases: [NoteTouches, ReadHeatmap],
  providers: [Touches, Visits],
  keeps: heatmapTables,
})
export class HeatmapModule {}
