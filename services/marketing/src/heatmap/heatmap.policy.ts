import type { InputOf } from '@alcancia/contracts/define';
import {
  type HeatLayer,
  type noteTouches,
  signUpSelector,
  spotPercent,
  spotPx,
  type TouchKind,
} from '@alcancia/contracts/marketing';

export type Touch = InputOf<typeof noteTouches>['touches'][number];

/** What a layer counts; of scrolling it is said by depth. */
export const kindsOf: Readonly<Record<HeatLayer, readonly TouchKind[]>> = {
  clicks: ['clic', 'clic_muerto'],
  scroll: [],
  frustration: ['clic_repetido', 'clic_muerto'],
};

/** The middle of the spot that a touch falls into. */
export const spotOf = ({ x, y }: Pick<Touch, 'x' | 'y'>) => ({
  x: Math.min(100 - spotPercent / 2, Math.floor(x / spotPercent) * spotPercent + spotPercent / 2),
  y: Math.floor(y / spotPx) * spotPx + spotPx / 2,
});

/** How deep the touches say that the visit has come, in tenths of the page. */
export const deepestOf = (touches: readonly Touch[]): number =>
  Math.max(0, ...touches.filter(({ kind }) => kind === 'scroll').map(({ x }) => Math.floor(x / 10)));

/** Whether one of them is a tap on the way in. */
export const leadsToSignUp = (touches: readonly Touch[]): boolean =>
  touches.some(({ kind, selector }) => kind === 'clic' && selector.endsWith(signUpSelector));

/** Same things counted together, always in the same order: two who write at once do not wait for each other in a circle. */
export function counted<Thing extends object>(things: readonly Thing[]): (Thing & { readonly touches: number })[] {
  const sums = new Map<string, Thing & { touches: number }>();
  for (const thing of things) {
    const key = JSON.stringify(thing);
    const sum = sums.get(key) ?? { ...thing, touches: 0 };
    sum.touches += 1;
    sums.set(key, sum);
  }
  return [...sums.entries()].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, sum]) => sum);
}
