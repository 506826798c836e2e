import type { AskOf, OutputOf } from '@alcancia/contracts/define';
import { readWallet } from '@alcancia/contracts/family';
import { readPages } from '@alcancia/web-kit';

type Asked = AskOf<typeof readWallet>;
export type MovementType = NonNullable<Asked['type']>;
export type WalletPage = OutputOf<typeof readWallet>;
export type Movement = WalletPage['movements'][number];

interface Chosen {
  readonly childId: string;
  readonly month: string;
  readonly type: MovementType | null;
}

/** A month's movements, page by page; each page also says what there is and what the month came to. */
export const walletOf = ({ childId, month, type }: Chosen) =>
  readPages(readWallet, { childId, month, ...(type ? { type } : {}) });
