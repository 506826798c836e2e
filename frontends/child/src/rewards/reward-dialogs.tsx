import { ArrowRight } from '@phosphor-icons/react/dist/csr/ArrowRight';
import { Check } from '@phosphor-icons/react/dist/csr/Check';
import { useMemo } from 'react';

import { format } from '@alcancia/web-kit';
import { Art, coin } from '@alcancia/web-kit/art';
import { KidButton, KidDialog, useMoneyName } from '@alcancia/web-kit/ui';

import { words } from '../words/rewards.js';
import type { ChildReward, Redemption } from './rewards.queries.js';
import { useCancelRedemption, useRedeem } from './use-redeem.js';

interface RedeemDialogProps {
  readonly reward: ChildReward;
  readonly availableCents: number;
  readonly palette: string;
  readonly onClose: () => void;
}

/** Asks before coins are put aside: what there is, what will be left (G8). */
export function RedeemDialog({ reward, availableCents, palette, onClose }: RedeemDialogProps) {
  const { id, title, emoji, costCents, needsApproval } = reward;
  const { one, many } = useMoneyName();
  const redeem = useRedeem(onClose);
  return (
    <KidDialog title={words.confirmTitle(title)} palette={palette} onClose={onClose}>
      <p className="big-emoji" aria-hidden>
        {emoji}
      </p>
      <div className="calc">
        <Plate label={words.youHave} cents={availableCents} />
        <ArrowRight size={28} weight="bold" aria-hidden />
        <Plate label={words.youKeep} cents={availableCents - costCents} />
      </div>
      <p>
        {words.costs(format.count(format.wholeCoins(costCents), one, many))} {needsApproval && words.adultLooks}
      </p>
      <div className="choices">
        <KidButton
          block
          busy={redeem.isPending}
          icon={<Check aria-hidden />}
          onClick={() => redeem.mutate({ rewardId: id, costCents })}
        >
          {words.yes}
        </KidButton>
        <KidButton block kind="quiet" onClick={onClose}>
          {words.notYet}
        </KidButton>
      </div>
    </KidDialog>
  );
}

function Plate({ label, cents }: { readonly label: string; readonly cents: number }) {
  const picture = useMemo(() => coin(34), []);
  return (
    <div>
      <p>{label}</p>
      <span className="k-plate">
        <Art svg={picture} />
        <b>{format.number(format.wholeCoins(cents))}</b>
      </span>
    </div>
  );
}

interface CancelDialogProps {
  readonly redemption: Redemption;
  readonly palette: string;
  readonly onClose: () => void;
}

/** Asks before a redemption is taken back. */
export function CancelDialog({ redemption, palette, onClose }: CancelDialogProps) {
  const { redemptionId, title, costCents, emoji } = redemption;
  const { one, many } = useMoneyName();
  const coins = format.wholeCoins(costCents);
  const said = format.count(coins, one, many);
  const cancel = useCancelRedemption(() => words.cancelledText(said, coins === 1), onClose);
  return (
    <KidDialog title={words.cancelTitle(title)} palette={palette} onClose={onClose}>
      <p className="big-emoji" aria-hidden>
        {emoji}
      </p>
      <p>{words.cancelText(said, coins === 1)}</p>
      <div className="choices">
        <KidButton block busy={cancel.isPending} onClick={() => cancel.mutate({ redemptionId })}>
          {words.yesCancel}
        </KidButton>
        <KidButton block kind="quiet" onClick={onClose}>
          {words.keep}
        </KidButton>
      </div>
    </KidDialog>
  );
}
