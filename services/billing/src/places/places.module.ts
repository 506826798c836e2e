import { Feature } from '@alcancia/server-kit';

import { GeoipCache } from './geoip-cache.store.js';
import { IpService } from './ip-service.client.js';
import { LocateVisitor } from './locate-visitor.js';
import { placeTables } from './places.personal-data.js';

/** Where visitors are, for the currency in which they see prices. */
@Feature({ useCases: [LocateVisitor], providers: [GeoipCache, IpService], keeps: placeTables })
export class PlacesModule {}
