import type { Scene } from './scene.js';

/** Who rightfully asks, and with what. */
export interface Rightful {
  readonly as: 'adult' | 'child' | 'none' | 'visitor' | 'administrator';
  readonly input: Record<string, unknown>;
  /** A token of its own, where the request ends the session that asks. */
  readonly token?: string;
}

export type Make = (scene: Scene) => Promise<Rightful>;

export const ofChild: Make = async ({ mateo }) => ({
  as: 'adult',
  input: { childId: mateo.childId },
});
export const plain =
  (as: Rightful['as'], input: Record<string, unknown> = {}): Make =>
  async () => ({ as, input });
