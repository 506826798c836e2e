import { Feature } from '@alcancia/server-kit';

import { Realtime } from './realtime.client.js';

/** The AI that listens and speaks (G30). */
@Feature({ providers: [Realtime], exports: [Realtime] })
export class VoiceModule {}
