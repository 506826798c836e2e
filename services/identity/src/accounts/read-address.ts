import { type InputOf, type OutputOf } from '@alcancia/contracts/define';
import { readAddress } from '@alcancia/contracts/identity';
import { type Caller, Handles, type Reading, UseCase } from '@alcancia/server-kit';

import { Profile } from '../profiles/profile.entity.js';

/** The address of an adult, for a service that writes to them. A child has none and is never written to (G24). */
@UseCase()
export class ReadAddress {
  @Handles(readAddress)
  async execute(
    _service: Caller,
    { adultId }: InputOf<typeof readAddress>,
    { em }: Reading,
  ): Promise<OutputOf<typeof readAddress>> {
    const adult = await em.findOne(Profile, { id: adultId, role: { $ne: 'child' }, deletedAt: null });
    return { email: adult?.email ?? null };
  }
}
