import type { OutputOf } from '@alcancia/contracts/define';
import type { readChildDashboard } from '@alcancia/contracts/family';
import { format } from '@alcancia/web-kit';

import { words } from '../words/celebrations.js';

export type CelebrationView = OutputOf<typeof readChildDashboard>['celebrations'][number];

/** What a celebration says. */
export function praiseFor({ kind, title, number, isHatching, isAchievement, isChallenge }: CelebrationView): {
  readonly title: string;
  readonly text: string;
} {
  if (isHatching) return words.hatched;
  if (isAchievement) return words.achievement(title);
  if (isChallenge) return words.reto(title);
  switch (kind) {
    case 'nivel':
      return words.nivel(number ?? 1);
    case 'hito':
      return words.hito(format.percent((number ?? 0) / 100), title);
    case 'meta':
      return words.meta(title);
    case 'aprobada':
      return words.aprobada(title);
  }
}
