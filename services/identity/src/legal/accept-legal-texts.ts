import { type InputOf, type OutputOf } from '@alcancia/contracts/define';
import { acceptLegalTexts } from '@alcancia/contracts/identity';
import { type Caller, failure, Handles, UseCase, type Work } from '@alcancia/server-kit';

import { Profile } from '../profiles/profile.entity.js';
import { LegalConsents, textsToAcceptBy } from './legal-consents.store.js';
import { LegalTexts } from './legal-texts.store.js';

/** An adult agrees to the texts in force, after a material change of them (G50). */
@UseCase()
export class AcceptLegalTexts {
  constructor(
    private readonly texts: LegalTexts,
    private readonly consents: LegalConsents,
  ) {}

  @Handles(acceptLegalTexts)
  async execute(
    { adultId, origin }: Caller,
    shown: InputOf<typeof acceptLegalTexts>,
    work: Work,
  ): Promise<OutputOf<typeof acceptLegalTexts>> {
    const { em, now } = work;
    if (!(await this.texts.areInForce(em, now, shown))) throw failure('legal_texts_changed');
    // Two tabs that agree at once leave one row.
    await em.execute(`select 1 from identity.profiles where id = ? for update`, [adultId]);
    const toAccept = await textsToAcceptBy(em, adultId, now);
    if (toAccept.length === 0) return {};
    const { email } = await em.findOneOrFail(Profile, { id: adultId });
    const { address } = origin;
    await this.consents.keep(work, {
      ...shown,
      id: work.newId(),
      adultId,
      email: email ?? '',
      address,
      method: 'entry',
    });
    return {};
  }
}
