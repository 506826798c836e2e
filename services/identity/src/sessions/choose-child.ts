import { type InputOf, type OutputOf } from '@alcancia/contracts/define';
import { chooseChild } from '@alcancia/contracts/identity';
import { type Caller, failure, Handles, type Steps, UseCase, type Work } from '@alcancia/server-kit';

import { DeviceAccess } from '../devices/device-access.store.js';
import { PinProof } from '../pins/pin-proof.store.js';
import { Profile } from '../profiles/profile.entity.js';
import { Rotation } from './rotation.store.js';
import { Secrets } from './secrets.cipher.js';
import { sessionEnded } from './session.errors.js';
import { findLivingSession, lockSession, tellOfSession } from './session.store.js';

type Input = InputOf<typeof chooseChild>;

/** A child enters: on a device that an adult has authorised, with the own PIN. The adult's refresh token is parked on the server. */
@UseCase()
export class ChooseChild {
  constructor(
    private readonly devices: DeviceAccess,
    private readonly pins: PinProof,
    private readonly rotation: Rotation,
    private readonly secrets: Secrets,
  ) {}

  @Handles(chooseChild)
  async execute(caller: Caller, input: Input, steps: Steps): Promise<OutputOf<typeof chooseChild>> {
    const { childId, pin, fingerprint } = input;
    const deviceId = await this.devices.mustBeAuthorized(steps.em, childId, fingerprint, steps.now);
    await this.pins.demand(steps, 'child', childId, pin);

    const parked = await this.park(steps, caller.session.sessionId, input.refreshToken);
    const childToken = this.secrets.newToken();
    const opaqueTokenHash = this.secrets.fingerprint('token', childToken);
    // The step's name carries the token: a retry after a crash makes a new token and needs a step of its own.
    const { displayName } = await steps.step(`enter ${opaqueTokenHash}`, async (work) => {
      // Checked again inside the transaction: the device may have been revoked in the meantime.
      await this.devices.mustBeAuthorized(work.em, childId, fingerprint, work.now);
      const session = await lockSession(work, caller.session.sessionId);
      session.enterChild({ childId, deviceId, opaqueTokenHash }, parked, work.now);
      tellOfSession(work, session.id);
      return childName(work, childId);
    });
    return { childToken, displayName };
  }

  /** The adult's refresh token to park: the one parked already, or the successor of the browser's, which is used up by this. */
  private async park(steps: Steps, sessionId: string, refreshToken: string | undefined): Promise<string> {
    const session = await findLivingSession(steps.em, sessionId, steps.now);
    if (session.isParked() && session.parkedRefreshToken) return session.parkedRefreshToken;
    if (refreshToken === undefined)
      throw failure('invalid_input', {}, [{ field: 'refreshToken', message: 'Falta indicar la sesión.' }]);
    const rotated = await this.rotation.rotate(steps, sessionId, refreshToken);
    if (!('grant' in rotated) || rotated.grant.issuerSid !== session.issuerSid) throw sessionEnded();
    return this.secrets.close(rotated.grant.tokens.refreshToken);
  }
}

async function childName({ em }: Work, childId: string): Promise<{ displayName: string }> {
  const child = await em.findOne(Profile, { id: childId, deletedAt: null });
  if (!child) throw failure('not_found');
  return { displayName: child.displayName ?? '' };
}
