import { after, notPersonal } from '@alcancia/server-kit';

import { placeLimits } from './places.limits.js';

/** Networks, not people: the part of an address that names a machine is cut off before it is kept. */
export const placeTables = [
  notPersonal(
    'geoip_cache',
    'ip_address country_code country_name city region currency_code cached_at',
    after('cached_at', placeLimits.keptMs),
  ),
];
