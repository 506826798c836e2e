import { listSpeechTroubles, readSpeechFigures } from '@alcancia/contracts/speech';
import { figuresModule } from '@alcancia/server-kit';

/** What the provider read aloud per day, and what waits. */
export const FiguresModule = figuresModule({ of: 'speech', figures: readSpeechFigures, troubles: listSpeechTroubles });
