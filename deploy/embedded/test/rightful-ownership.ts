import { acceptInvitation, offerOwnership, readAccountErasure, readOwnership } from '@alcancia/contracts/identity';
import { password } from '@alcancia/testing';

import { anInvitation } from './an-invitation.js';
import { type Make, plain } from './rightful-request.js';
import type { Scene } from './scene.js';

/** A family that is not in the scene, and an adult of it to whom its owner offers it. */
async function anOffer({ system }: Scene) {
  const { owner, guest, childId, token } = await anInvitation(system);
  await system.want(acceptInvitation, { token }, { token: guest.token });
  const input = { adultId: guest.adultId, childIds: [childId], password };
  return { owner, guest, ...(await system.want(offerOwnership, input, { token: owner.token })) };
}

const answered: Make = async (scene) => {
  const { guest, offerId } = await anOffer(scene);
  return { as: 'adult', token: guest.token, input: { offerId } };
};

/** Households that pass to another adult, or go with their owner's account. */
export const rightfulOwnership: Readonly<Record<string, Make>> = {
  'identity.accept-ownership': answered,
  'identity.cancel-account-erasure': plain('adult'),
  'identity.decline-ownership': answered,
  'identity.offer-ownership': async ({ system, tokens, guardian }) => {
    const { adultId } = await guardian();
    const { own } = await system.want(readOwnership, {}, { token: tokens.adult });
    return { as: 'adult', input: { adultId, childIds: own?.children.map((child) => child.childId), password } };
  },
  'identity.read-account-erasure': plain('adult'),
  'identity.read-ownership': plain('adult'),
  'identity.request-account-erasure': async ({ system, tokens }) => {
    const { owned } = await system.want(readAccountErasure, {}, { token: tokens.adult });
    return { as: 'adult', input: { childIds: owned.map(({ childId }) => childId), password } };
  },
  'identity.withdraw-ownership-offer': async (scene) => {
    const { owner, offerId } = await anOffer(scene);
    return { as: 'adult', token: owner.token, input: { offerId } };
  },
};
