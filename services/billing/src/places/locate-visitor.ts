import { locateVisitor, type PlanCurrency, planCurrencies } from '@alcancia/contracts/billing';
import type { InputOf, OutputOf } from '@alcancia/contracts/define';
import { type Caller, Handles, LOG, type Logger, type Steps, UseCase } from '@alcancia/server-kit';
import { Inject } from '@nestjs/common';

import { GeoipCache, type KnownPlace } from './geoip-cache.store.js';
import { IpService } from './ip-service.client.js';
import { networkOf } from './network.policy.js';

type Place = OutputOf<typeof locateVisitor>;

const nowhere: Place = { country: null, currency: null };
const isSold = (currency: string | null): currency is PlanCurrency => planCurrencies.some((one) => one === currency);

const placeOf = ({ country, currency }: KnownPlace): Place => ({
  country,
  currency: isSold(currency) ? currency : null,
});

/** In which country prices are looked at (spec 1 §7). Whoever cannot be located sees prices all the same. */
@UseCase()
export class LocateVisitor {
  constructor(
    @Inject(LOG) private readonly log: Logger,
    private readonly cache: GeoipCache,
    private readonly service: IpService,
  ) {}

  @Handles(locateVisitor)
  async execute({ origin }: Caller, _input: InputOf<typeof locateVisitor>, steps: Steps): Promise<Place> {
    const network = this.service.isThere ? networkOf(origin.address) : null;
    if (network === null) return nowhere;
    const known = await this.cache.find(steps, network);
    if (known) return placeOf(known);
    try {
      const located = await this.service.locate(network);
      await steps.step('keep', (work) => this.cache.keep(work, network, located));
      return placeOf(located);
    } catch (error) {
      this.log.warn({ reason: (error as Error).name }, 'the IP service did not answer');
      return nowhere;
    }
  }
}
