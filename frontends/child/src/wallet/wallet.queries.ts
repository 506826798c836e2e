import type { AskOf, OutputOf } from '@alcancia/contracts/define';
import { readWallet } from '@alcancia/contracts/family';
import { read } from '@alcancia/web-kit';

type Asked = AskOf<typeof readWallet>;
export type MovementType = NonNullable<Asked['type']>;
export type WalletPage = OutputOf<typeof readWallet>;
export type Movement = WalletPage['movements'][number];

interface Chosen {
  readonly childId: string;
  readonly month: string;
  readonly type: MovementType | null;
}

const pageSize = 50;

/** One page of a month's movements; the first has no cursor. */
export const walletPage = ({ childId, month, type }: Chosen, cursor: string | null) =>
  read(readWallet, {
    childId,
    month,
    limit: pageSize,
    ...(type ? { type } : {}),
    ...(cursor === null ? {} : { cursor }),
  });
