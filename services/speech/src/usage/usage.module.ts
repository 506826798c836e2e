import { after, describeTable, Feature, personal, plain } from '@alcancia/server-kit';

import { PermissionsModule } from '../permissions/permissions.module.js';
import { ReadSpeechStats } from './read-speech-stats.js';
import { RecordSpeechUse } from './record-speech-use.js';
import { SpeechUses } from './speech-uses.store.js';

/** How long a playback is counted, in milliseconds: as many days as can be looked at. */
const usesKeptMs = 92 * 86_400_000;

/** What was played, once for each playback, also what failed (spec 2 §7). */
@Feature({
  imports: [PermissionsModule],
  useCases: [ReadSpeechStats, RecordSpeechUse],
  providers: [SpeechUses],
  keeps: [
    describeTable('tts_usage_stats', {
      about: 'user_id',
      kind: 'speech',
      kept: after('created_at', usesKeptMs),
      erased: 'row',
      columns: [
        personal('speech', 'section_name engine_used text_length success error_message created_at'),
        plain('id session_id'),
      ],
    }),
  ],
})
export class UsageModule {}
