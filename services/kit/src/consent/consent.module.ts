import { Feature } from '../feature.js';
import { Consents } from './consents.store.js';
import { KeepConsentsWhenConsentsChanged } from './keep-consents-when-consents-changed.handler.js';

/**
 * What may be done with a child's data, known from identity's events. A service that hears identity lists it among its
 * modules from its first day, so that it knows when it asks; the feature that asks imports it and takes `Consents`.
 */
@Feature({ reactions: [KeepConsentsWhenConsentsChanged], providers: [Consents], exports: [Consents] })
export class ConsentModule {}
