import { Feature } from '@alcancia/server-kit';

import { BooksAlarm } from './books-alarm.client.js';
import { CheckBooks } from './check-books.js';
import { CoinLedger } from './coins.ledger.js';
import { booksCheckedEveryMs } from './coins.limits.js';
import { coinTables } from './coins.personal-data.js';

/** The ledger of coins and points, and the check that its sums agree. */
@Feature({
  schedules: [{ name: 'check-books', everyMs: booksCheckedEveryMs, run: CheckBooks }],
  providers: [BooksAlarm, CoinLedger],
  exports: [CoinLedger],
  keeps: coinTables,
})
export class CoinsModule {}
