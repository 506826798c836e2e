import { Injectable } from '@nestjs/common';

import { createLog } from '@alcancia/server-kit';

/** A balance that is not the sum of its entries, or a progress that is not the balance. */
export interface Difference {
  readonly childId: string;
  readonly account: string;
  /** What the entries say, and what is stored. */
  readonly entries: number;
  readonly stored: number;
}

/** Wakes an operator: nothing is repaired by itself (house §6). */
@Injectable()
export class BooksAlarm {
  private readonly log = createLog('family', 'error');

  raise(difference: Difference): void {
    this.log.error({ alarm: 'books', ...difference }, 'the books do not balance');
  }
}
