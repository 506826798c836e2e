import { Moon } from '@phosphor-icons/react/dist/csr/Moon';

import { useMoneyName } from '@alcancia/web-kit/ui';

import { words } from '../words/world.js';

/** Above the pages of a child beyond the plan: nothing new for now, and all that was earned is there (G29). */
export function WorldResting({ name }: { readonly name: string | undefined }) {
  const money = useMoneyName();
  return (
    <p className="world-resting" role="note">
      <Moon size={28} weight="fill" aria-hidden />
      <span>{name === undefined ? words.resting(money.many) : words.restingOf(name)}</span>
    </p>
  );
}
