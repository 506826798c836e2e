import { Injectable } from '@nestjs/common';

import type { Steps, Work } from '@alcancia/server-kit';

import type { Located } from './ip-service.client.js';
import { placeLimits } from './places.limits.js';

export type KnownPlace = Pick<Located, 'country' | 'currency'>;

/** Where networks are, as the IP service said within the last week. */
@Injectable()
export class GeoipCache {
  async find({ em, now }: Steps, network: string): Promise<KnownPlace | undefined> {
    const [known] = await em.execute<KnownPlace[]>(
      `select country_code as country, currency_code as currency from billing.geoip_cache
       where ip_address = ? and cached_at > ?`,
      [network, new Date(now.getTime() - placeLimits.keptMs).toISOString()],
    );
    return known;
  }

  async keep({ em, now }: Work, network: string, located: Located): Promise<void> {
    const { country, country_name: name, city, region, currency } = located;
    await em.execute(
      `insert into billing.geoip_cache (ip_address, country_code, country_name, city, region, currency_code, cached_at)
       values (?, ?, ?, ?, ?, ?, ?)
       on conflict (ip_address) do update set country_code = excluded.country_code,
         country_name = excluded.country_name, city = excluded.city, region = excluded.region,
         currency_code = excluded.currency_code, cached_at = excluded.cached_at`,
      [network, country, name, city, region, currency, now.toISOString()],
    );
  }
}
