import { Inject, Injectable } from '@nestjs/common';
import { z } from 'zod';

import { CONFIG, createGuard, failure, onceMoreIfCutOff } from '@alcancia/server-kit';

import type { PlacesConfig } from './places-settings.policy.js';
import { placeLimits } from './places.limits.js';

const said = z.string().trim().min(1).max(100).nullable().catch(null);
const countryCode = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[A-Z]{2}$/);

/** What an IP service says of a network (spec 1 §7); services differ in where the code of the country stands. */
const answer = z
  .object({ country_code: countryCode.optional().catch(undefined), country: countryCode.optional().catch(undefined) })
  .extend({ country_name: said, city: said, region: said, currency: said })
  .transform(({ country_code: code, country, ...rest }) => ({ ...rest, country: code ?? country ?? null }));

export interface Located extends Omit<z.output<typeof answer>, 'country'> {
  readonly country: string;
}

/** The service on the internet that knows where networks are. It is told a network, never somebody's own address. */
@Injectable()
export class IpService {
  private readonly guard = createGuard({ atOnce: placeLimits.atOnce, deadlineMs: placeLimits.answersWithinMs });

  constructor(@Inject(CONFIG) private readonly config: PlacesConfig) {}

  get isThere(): boolean {
    return this.config.GEOIP_URL !== '';
  }

  /** Throws `unavailable` where it does not answer, or with something else than a country. */
  async locate(network: string): Promise<Located> {
    const url = this.config.GEOIP_URL.replace('{ip}', encodeURIComponent(network));
    return this.guard.run('ip-service', async (signal) => {
      const text = await onceMoreIfCutOff(async () => {
        const response = await fetch(url, {
          headers: { accept: 'application/json' },
          redirect: 'error',
          ...(signal && { signal }),
        });
        return response.ok ? response.text() : '';
      });
      const { country, ...located } = answer.parse(text.length > placeLimits.answerLength ? {} : JSON.parse(text));
      if (country === null) throw failure('unavailable');
      return { ...located, country };
    });
  }
}
