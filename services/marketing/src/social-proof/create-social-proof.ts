import type { InputOf, OutputOf } from '@alcancia/contracts/define';
import { createSocialProof } from '@alcancia/contracts/marketing';
import { type Caller, Handles, UseCase, type Work } from '@alcancia/server-kit';

import { WrittenProof } from './written-proof.store.js';

/** Writes a notice; who did stands with it and in the audit log (G39). */
@UseCase()
export class CreateSocialProof {
  constructor(private readonly written: WrittenProof) {}

  @Handles(createSocialProof)
  async execute(
    administrator: Caller,
    fields: InputOf<typeof createSocialProof>,
    work: Work,
  ): Promise<OutputOf<typeof createSocialProof>> {
    const id = await this.written.add(work, fields, administrator.adultId);
    this.written.tell(work, administrator, id, this.written.made(fields));
    return { id };
  }
}
