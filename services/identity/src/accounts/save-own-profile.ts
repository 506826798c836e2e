import { LockMode } from '@mikro-orm/core';

import { type InputOf, type OutputOf } from '@alcancia/contracts/define';
import { accessChanged, adultChanged, saveOwnProfile } from '@alcancia/contracts/identity';
import { type Caller, failure, Handles, notFound, UseCase, type Work } from '@alcancia/server-kit';

import { Household } from '../households/household.entity.js';
import { Profile } from '../profiles/profile.entity.js';

/** Onboarding and 'Mi Perfil'. Once all six are filled the adult has a household. */
@UseCase()
export class SaveOwnProfile {
  @Handles(saveOwnProfile)
  async execute(
    caller: Caller,
    { version, timeZone, languageVariant, ...fields }: InputOf<typeof saveOwnProfile>,
    work: Work,
  ): Promise<OutputOf<typeof saveOwnProfile>> {
    const { em, now, publish } = work;
    const { adultId } = caller;
    const profile = await em.findOne(
      Profile,
      { id: adultId, deletedAt: null },
      { lockMode: LockMode.PESSIMISTIC_WRITE },
    );
    if (!profile) throw notFound();
    // A session in which nobody is chosen opens onboarding, not the data of an adult who is through with it (house §5).
    if (profile.isComplete && caller.session.profile !== 'adult') throw failure('profile_not_chosen');
    if (profile.version !== version) throw failure('changed_before');

    const wasComplete = profile.isComplete;
    const isRenamed = profile.displayName !== fields.displayName;
    const isSpokenToAnew = languageVariant !== undefined && languageVariant !== (profile.languageVariant ?? 'tu');
    em.assign(profile, { ...fields, ...(isSpokenToAnew && { languageVariant }), updatedAt: now });
    await em.flush();
    if (isRenamed || isSpokenToAnew)
      publish(adultChanged, {
        adultId,
        displayName: fields.displayName,
        ...(isSpokenToAnew && { languageVariant }),
      });
    await Household.found(work, { id: adultId, country: fields.country }, timeZone);
    if (!wasComplete) publish(accessChanged, { aboutId: adultId, about: 'user' });
    return { version: profile.version };
  }
}
