import { Bell } from '@phosphor-icons/react/dist/ssr/Bell';
import { CalendarBlank } from '@phosphor-icons/react/dist/ssr/CalendarBlank';
import { ChartLineUp } from '@phosphor-icons/react/dist/ssr/ChartLineUp';
import { ChatsCircle } from '@phosphor-icons/react/dist/ssr/ChatsCircle';
import { Clock } from '@phosphor-icons/react/dist/ssr/Clock';
import { CloudSlash } from '@phosphor-icons/react/dist/ssr/CloudSlash';
import { Coins } from '@phosphor-icons/react/dist/ssr/Coins';
import { Flag } from '@phosphor-icons/react/dist/ssr/Flag';
import { Gift } from '@phosphor-icons/react/dist/ssr/Gift';
import { HandCoins } from '@phosphor-icons/react/dist/ssr/HandCoins';
import { Heart } from '@phosphor-icons/react/dist/ssr/Heart';
import { LockSimple } from '@phosphor-icons/react/dist/ssr/LockSimple';
import { PiggyBank } from '@phosphor-icons/react/dist/ssr/PiggyBank';
import { SealCheck } from '@phosphor-icons/react/dist/ssr/SealCheck';
import { ShieldCheck } from '@phosphor-icons/react/dist/ssr/ShieldCheck';
import { ShoppingCartSimple } from '@phosphor-icons/react/dist/ssr/ShoppingCartSimple';
import { Sparkle } from '@phosphor-icons/react/dist/ssr/Sparkle';
import { Star } from '@phosphor-icons/react/dist/ssr/Star';
import { TrendUp } from '@phosphor-icons/react/dist/ssr/TrendUp';
import { UsersThree } from '@phosphor-icons/react/dist/ssr/UsersThree';

import type { LandingIcon } from '@alcancia/contracts/marketing';

const icons = {
  basket: ShoppingCartSimple,
  bell: Bell,
  calendar: CalendarBlank,
  chart: ChartLineUp,
  chat: ChatsCircle,
  check: SealCheck,
  clock: Clock,
  coins: Coins,
  flag: Flag,
  gift: Gift,
  hand: HandCoins,
  heart: Heart,
  lock: LockSimple,
  offline: CloudSlash,
  pig: PiggyBank,
  shield: ShieldCheck,
  sparkle: Sparkle,
  star: Star,
  team: UsersThree,
  trend: TrendUp,
} satisfies Record<LandingIcon, typeof Bell>;

interface TileProps {
  readonly icon: LandingIcon;
  readonly tone: 'guava' | 'agave' | 'white' | 'dark' | 'honey';
}

/** A picture in a soft square. */
export function Tile({ icon, tone }: TileProps) {
  const Icon = icons[icon];
  return (
    <span className={`tile tile-${tone}`} aria-hidden>
      <Icon size={26} />
    </span>
  );
}
