import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { format } from '@alcancia/web-kit';
import { useMoneyName } from '@alcancia/web-kit/ui';

import { addDays } from '../agenda/week.js';
import { SayButton } from '../tasks/say-button.js';
import '../tasks/tasks.css';
import { Accounts } from '../wallet/accounts.js';
import '../wallet/accounts.css';
import { KindChips, MonthNav } from '../wallet/movement-filters.js';
import { Movements } from '../wallet/movements.js';
import '../wallet/movements.css';
import { type MovementType, walletOf } from '../wallet/wallet.queries.js';
import { words } from '../words/wallet.js';
import { upperFirst } from '../world/upper-first.js';
import { type ChildWorld, World } from '../world/world.js';
import { WorldBones } from '../world/world-bones.js';
import { WorldPart } from '../world/world-part.js';
import { WorldStrip } from '../world/world-strip.js';

/** 'Mi cartera': what there is, what is put aside, and what moved it (G10). */
export default function WalletPage() {
  return (
    <World at={(childId) => `/child-dashboard/${childId}/wallet`} bones={<WorldBones top={150} />}>
      {(world) => <Wallet world={world} />}
    </World>
  );
}

function Wallet({ world }: { readonly world: ChildWorld }) {
  const { childId, isOwn, timeZone, child, may } = world;
  const money = useMoneyName();
  const thisMonth = child.today.slice(0, 7);
  const [month, setMonth] = useState(thisMonth);
  const [type, setType] = useState<MovementType | null>(null);
  const named = format.monthOf(`${month}-01`);
  const available = format.count(format.wholeCoins(child.balance.availableCents), money.one, money.many);
  return (
    <div className="wallet-page">
      <WorldStrip
        world={world}
        title={words.title}
        text={words.text(money.many)}
        mood="look"
        say={may('seeWallet') && <SayButton section="wallet" title={words.title} text={words.spoken(available)} />}
      />
      <WorldPart isOpen={may('seeWallet')}>
        <WorldPart>
          <Held childId={childId} isOwn={isOwn} month={thisMonth} />
        </WorldPart>
        <section className="movs" aria-label={words.movements}>
          <header>
            <h2>{words.movements}</h2>
            <MonthNav month={month} lastMonth={thisMonth} label={upperFirst(named)} onMove={setMonth} />
          </header>
          {!isOwn && <KindChips type={type} onChoose={setType} />}
          <WorldPart key={`${month} ${type ?? ''}`}>
            <Movements
              childId={childId}
              isOwn={isOwn}
              month={month}
              type={type}
              timeZone={timeZone}
              today={child.today}
              yesterday={addDays(child.today, -1)}
              sumTitle={month === thisMonth ? words.thisMonth : words.thatMonth(named)}
              pet={child.avatar}
            />
          </WorldPart>
        </section>
      </WorldPart>
    </div>
  );
}

function Held({ childId, isOwn, month }: Pick<ChildWorld, 'childId' | 'isOwn'> & { readonly month: string }) {
  const [first] = useSuspenseInfiniteQuery(walletOf({ childId, month, type: null })).data.pages;
  return first && <Accounts balance={first.balance} isOwn={isOwn} />;
}
