import { ConsentModule, Feature } from '@alcancia/server-kit';

import { Askers } from './askers.client.js';

/** Who asks the assistant, and whether they may. */
@Feature({ imports: [ConsentModule], providers: [Askers], exports: [Askers] })
export class AskersModule {}
