import type { InputOf, OutputOf } from '@alcancia/contracts/define';
import { readLandingPreview } from '@alcancia/contracts/marketing';
import { type Caller, Handles, type Reading, UseCase } from '@alcancia/server-kit';

import { LandingEditing } from './landing-editing.store.js';
import { PreviewTokens } from './preview-tokens.cipher.js';

/** What the address of a preview opens. */
@UseCase()
export class ReadLandingPreview {
  constructor(
    private readonly editing: LandingEditing,
    private readonly tokens: PreviewTokens,
  ) {}

  @Handles(readLandingPreview)
  async execute(
    _gateway: Caller,
    { token }: InputOf<typeof readLandingPreview>,
    { em, now }: Reading,
  ): Promise<OutputOf<typeof readLandingPreview>> {
    const landingId = this.tokens.open(token, now);
    return { landing: landingId === null ? null : await this.editing.previewed(em, landingId, now) };
  }
}
