import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';

import { format, useFlag } from '@alcancia/web-kit';
import { Art, coin } from '@alcancia/web-kit/art';
import { CountingNumber, Empty, SeeMore, useMoneyName } from '@alcancia/web-kit/ui';

import { PastRedemptions } from '../rewards/past-redemptions.js';
import { RedemptionItem } from '../rewards/redemption-item.js';
import { CancelDialog, RedeemDialog } from '../rewards/reward-dialogs.js';
import { RewardItem } from '../rewards/reward-item.js';
import { type Redemption, rewardsOf } from '../rewards/rewards.queries.js';
import { useSteadyShelf } from '../rewards/use-steady-shelf.js';
import '../rewards/rewards.css';
import { SayButton } from '../tasks/say-button.js';
import '../tasks/tasks.css';
import { words } from '../words/rewards.js';
import { type ChildWorld, World } from '../world/world.js';
import { WorldBones } from '../world/world-bones.js';
import { WorldPart } from '../world/world-part.js';
import { WorldPaused } from '../world/world-paused.js';
import { WorldStrip } from '../world/world-strip.js';

/** 'Recompensas': the shelf, what was asked for, and what became of it (G8). */
export default function RewardsPage() {
  const isOn = useFlag('rewards_section_enabled');
  return (
    <World at={(childId) => `/child-dashboard/${childId}/rewards`} bones={<WorldBones top={150} />}>
      {(world) => (
        <div className="rewards-page">
          <WorldStrip world={world} title={words.title} text={words.text} />
          {isOn ? (
            <WorldPart isOpen={world.may('seeRewards')}>
              <Rewards world={world} />
            </WorldPart>
          ) : (
            <WorldPaused />
          )}
        </div>
      )}
    </World>
  );
}

type Asking = { readonly redeem: string } | { readonly cancel: string } | null;

function Rewards({ world: { childId, isOwn, child } }: { readonly world: ChildWorld }) {
  const pages = useSuspenseInfiniteQuery(rewardsOf(childId));
  const offered = pages.data.pages.flatMap((page) => page.rewards);
  // Every page says these of the whole shelf.
  const { redemptions = [], availableCents = 0 } = pages.data.pages[0] ?? {};
  const [asking, setAsking] = useState<Asking>(null);
  const close = () => setAsking(null);
  const { rewards, mine, past, askedFor } = useSteadyShelf(offered, redemptions);
  const wanted = rewards.find(({ id }) => asking && 'redeem' in asking && id === asking.redeem);
  const dropped = redemptions.find(
    ({ redemptionId }) => asking && 'cancel' in asking && redemptionId === asking.cancel,
  );

  const redemptionItem = (redemption: Redemption, place?: string) => (
    <RedemptionItem
      key={place ?? redemption.redemptionId}
      redemption={redemption}
      {...(place ? { place } : {})}
      onCancel={isOwn ? () => setAsking({ cancel: redemption.redemptionId }) : undefined}
    />
  );

  return (
    <>
      {mine.length > 0 && (
        <section aria-label={words.mine}>
          <header className="shh">
            <h2>{words.mine}</h2>
          </header>
          <ul className="shelf">{mine.map((redemption) => redemptionItem(redemption))}</ul>
        </section>
      )}
      <section aria-label={words.shelf}>
        <header className="shh">
          <h2>{words.shelf}</h2>
          <Available cents={availableCents} />
        </header>
        {rewards.length === 0 && <Empty {...words.empty} pet={child.avatar} mood="look" />}
        <ul className="shelf">
          {rewards.map((reward) => {
            const asked = askedFor(reward);
            if (asked) return redemptionItem(asked, reward.id);
            return (
              <RewardItem
                key={reward.id}
                reward={reward}
                renderSay={(title, text) => <SayButton section="rewards" title={title} text={text} />}
                onRedeem={isOwn ? () => setAsking({ redeem: reward.id }) : undefined}
              />
            );
          })}
        </ul>
        <SeeMore pages={pages} kid />
      </section>
      {past.length > 0 && (
        <section aria-label={words.past}>
          <header className="shh">
            <h2>{words.past}</h2>
          </header>
          <PastRedemptions redemptions={past} />
        </section>
      )}
      {wanted && (
        <RedeemDialog reward={wanted} availableCents={availableCents} palette={child.palette} onClose={close} />
      )}
      {dropped && <CancelDialog redemption={dropped} palette={child.palette} onClose={close} />}
    </>
  );
}

function Available({ cents }: { readonly cents: number }) {
  const picture = useMemo(() => coin(34), []);
  const { one, many } = useMoneyName();
  const coins = format.wholeCoins(cents);
  return (
    <span className="k-plate">
      <Art svg={picture} />
      <b>
        <CountingNumber value={coins} />
      </b>
      {coins === 1 ? one : many}
    </span>
  );
}
