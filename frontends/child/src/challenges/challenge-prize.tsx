import { Medal } from '@phosphor-icons/react/dist/csr/Medal';

import { Amount } from '@alcancia/web-kit/ui';

import { words } from '../words/challenges.js';
import type { ChildChallenge } from './challenges.queries.js';

/** What is won. */
export function ChallengePrize({ prize: { points, coinsCents, badge } }: Pick<ChildChallenge, 'prize'>) {
  return (
    <p className="prz">
      <span className="sr">{words.prize}: </span>
      {(points > 0 || coinsCents > 0) && <Amount points={points} coinsCents={coinsCents} sign="+" kid />}
      {badge !== null && (
        <span className="ins">
          <Medal size={24} weight="fill" aria-hidden />
          {words.badge(badge)}
        </span>
      )}
    </p>
  );
}
