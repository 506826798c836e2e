import type { InputOf, OutputOf } from '@alcancia/contracts/define';
import { previewHoldsMs, previewLanding } from '@alcancia/contracts/marketing';
import { type Caller, Handles, type Reading, UseCase } from '@alcancia/server-kit';

import { LandingEditing } from './landing-editing.store.js';
import { PreviewTokens } from './preview-tokens.cipher.js';

/** An address that shows what was written to whoever has it, for half an hour (G36). */
@UseCase()
export class PreviewLanding {
  constructor(
    private readonly editing: LandingEditing,
    private readonly tokens: PreviewTokens,
  ) {}

  @Handles(previewLanding)
  async execute(
    _administrator: Caller,
    { landingId }: InputOf<typeof previewLanding>,
    { em, now }: Reading,
  ): Promise<OutputOf<typeof previewLanding>> {
    await this.editing.one(em, landingId);
    const expiresAt = new Date(now.getTime() + previewHoldsMs);
    return { path: `/landing-preview/${this.tokens.give(landingId, expiresAt)}`, expiresAt: expiresAt.toISOString() };
  }
}
