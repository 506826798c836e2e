import type { TestSystem } from './a-system.js';

const dayMs = 86_400_000;
const wednesday = 3;

/** Before anybody comes in: from a Wednesday on no family's week ends while a proof compares rows. */
export function toMidWeek({ clock }: Pick<TestSystem, 'clock'>): void {
  clock.shift(((wednesday - clock.now().getUTCDay() + 7) % 7) * dayMs);
}
