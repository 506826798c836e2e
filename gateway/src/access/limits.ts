import type { AnyRequest } from '@alcancia/contracts/define';
import { type Caller, failure } from '@alcancia/server-kit';

import type { GatewayConfig } from '../gateway.config.js';
import type { Rate, RateLimiter } from './rate-limiter.js';

/** Rate limits: every request by network address, and a contract's own limit by caller. */
export class Limits {
  constructor(
    private readonly limiter: RateLimiter,
    private readonly config: Pick<GatewayConfig, 'perAddress' | 'limitFactor'>,
  ) {}

  async allowAddress(address: string): Promise<void> {
    await this.allow(`address:${address}`, this.config.perAddress);
  }

  /** Many browsers may share an address: the number is large and the wait short. */
  async allowSocket(network: string): Promise<boolean> {
    const rate = this.scaled({ max: 100, perSeconds: 10 });
    return (await this.limiter.take(`socket:${network}`, rate)) === null;
  }

  /** By the adult whose session it is, so that signing in again does not raise the limit; visitors by their address. */
  async allowRequest({ subject, limit }: AnyRequest, { shape, origin }: Caller): Promise<void> {
    if (limit) await this.allow(`${subject}:${shape?.adultId ?? origin.address}`, limit);
  }

  private async allow(key: string, rate: Rate): Promise<void> {
    const retryAfterSeconds = await this.limiter.take(key, this.scaled(rate));
    if (retryAfterSeconds !== null) throw failure('rate_limited', { retryAfterSeconds });
  }

  private scaled({ max, perSeconds }: Rate): Rate {
    return { max: Math.ceil(max * this.config.limitFactor), perSeconds };
  }
}
