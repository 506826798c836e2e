import { Injectable } from '@nestjs/common';

import { createLog } from '@alcancia/server-kit';

import { type Difference } from './books.store.js';

/** Logs the alarm that an operator is paged for; nothing is repaired automatically (house §6). */
@Injectable()
export class BooksAlarm {
  private readonly log = createLog('family', { level: 'error' });

  raise(difference: Difference): void {
    this.log.error({ alarm: 'books', ...difference }, 'the books do not balance');
  }
}
