import { type JobRun } from '@alcancia/server-kit';

import { type CountedUse, Quotas, type TakenUse } from '../quotas/quotas.store.js';
import { needsAnotherUse } from '../quotas/voice-uses.policy.js';

/** A use counts against the quota unanswered for 60 s at the most: one that waited longer is taken anew. In milliseconds. */
const heldMs = 45_000;

/** What one conversation by voice uses of a household's quota: one use for 60 s of voice, taken before the AI answers. */
export class VoiceUses {
  private paid = 0;
  private voiceMs = 0;
  private held: { readonly id: string; readonly atMs: number; readonly use: CountedUse } | null = null;

  constructor(
    private readonly quotas: Quotas,
    private readonly run: JobRun,
    private readonly familyId: string,
  ) {}

  /** So much more was said or heard, in milliseconds. */
  add(voiceMs: number): void {
    this.voiceMs += voiceMs;
  }

  /** Takes what the next answer needs. `used` is missing where the month's quota is used up; null: nothing more is needed. */
  async take(): Promise<TakenUse | null> {
    if (!needsAnotherUse(this.voiceMs, this.paid)) return null;
    if (this.held && performance.now() - this.held.atMs < heldMs) return this.held.use;
    await this.giveBack();
    const taken = await this.run.transaction(async (work) => {
      const id = work.newId();
      return { id, use: await this.quotas.take(work, id, this.familyId) };
    });
    const { id, use } = taken;
    if ('used' in use) this.held = { id, use, atMs: performance.now() };
    return use;
  }

  /** The AI was heard: what was taken is used. Answers the use that began to count with this, if one did; its mark where that is told. */
  async keep({ tellsMark }: { readonly tellsMark: boolean }): Promise<CountedUse | null> {
    const { held } = this;
    if (!held) return null;
    this.held = null;
    this.paid += 1;
    const mark = tellsMark ? held.use.mark : null;
    await this.run.transaction((work) => this.quotas.keep(work, held.id, mark));
    return { ...held.use, mark };
  }

  /** Nothing was heard of the AI: nothing was used. */
  async giveBack(): Promise<void> {
    const { held } = this;
    if (!held) return;
    this.held = null;
    await this.run.transaction((work) => this.quotas.giveBack(work, held.id));
  }
}
