import { Injectable } from '@nestjs/common';

import { createGuard, Failure } from '@alcancia/server-kit';

import { hangsInARow, issuerAtOnce, issuerHangMs } from './issuer.limits.js';

/** Circuit breaker and bulkhead in front of the issuer (quality 11); each call brings a deadline of its own. */
@Injectable()
export class IssuerGuard {
  private readonly guard = createGuard({
    atOnce: issuerAtOnce,
    failuresInARow: hangsInARow,
    hangMs: issuerHangMs,
    isOutage: (error) => error instanceof Failure,
  });

  ask<T>(call: () => Promise<T>): Promise<T> {
    return this.guard.run('issuer', call);
  }
}
