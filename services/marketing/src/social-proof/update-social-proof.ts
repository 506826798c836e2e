import type { InputOf, OutputOf } from '@alcancia/contracts/define';
import { updateSocialProof } from '@alcancia/contracts/marketing';
import { type Caller, Handles, UseCase, type Work } from '@alcancia/server-kit';

import { WrittenProof } from './written-proof.store.js';

/** Changes a notice, or takes it off; from then on it is by who changed it. */
@UseCase()
export class UpdateSocialProof {
  constructor(private readonly written: WrittenProof) {}

  @Handles(updateSocialProof)
  async execute(
    administrator: Caller,
    { id, version, ...fields }: InputOf<typeof updateSocialProof>,
    work: Work,
  ): Promise<OutputOf<typeof updateSocialProof>> {
    const edit = await this.written.change(work, id, version, fields, administrator.adultId);
    if (Object.keys(edit.after).length === 0) return { version };
    this.written.tell(work, administrator, id, { ...edit, after: { notice: fields.name, ...edit.after } });
    return { version: version + 1 };
  }
}
