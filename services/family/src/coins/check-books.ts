import { Injectable } from '@nestjs/common';

import { type ScheduledTask, type Work } from '@alcancia/server-kit';

import { BooksAlarm } from './books-alarm.client.js';
import { differences } from './books.store.js';

/** Once a day: are the stored balances still the sums of their entries? (house §6, G51) */
@Injectable()
export class CheckBooks implements ScheduledTask {
  constructor(private readonly alarm: BooksAlarm) {}

  async run({ em }: Pick<Work, 'em'>): Promise<void> {
    for (const difference of await differences(em)) this.alarm.raise(difference);
  }
}
