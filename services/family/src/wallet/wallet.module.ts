import { Feature } from '@alcancia/server-kit';

import { CoinsModule } from '../coins/coins.module.js';
import { ReadWallet } from './read-wallet.js';

/** What a child has, and where it came from. */
@Feature({ imports: [CoinsModule], useCases: [ReadWallet] })
export class WalletModule {}
