import { Inject, Injectable } from '@nestjs/common';

import { CONFIG } from '@alcancia/server-kit';

import { Secrets } from '../sessions/secrets.cipher.js';

/**
 * Links of invitations. A token is derived from the invitation and its round by a keyed hash (256 bits), so that the owner
 * can copy the link at any time while the database keeps no more than the token's fingerprint.
 */
@Injectable()
export class InvitationLinks {
  constructor(
    @Inject(CONFIG) private readonly config: { readonly PUBLIC_ORIGIN: string },
    private readonly secrets: Secrets,
  ) {}

  tokenOf(invitationId: string, round: number): string {
    return this.secrets.fingerprint('invitation', `${invitationId}:${round}`);
  }

  addressOf(invitationId: string, round: number): string {
    return `${this.config.PUBLIC_ORIGIN}/accept-invite/${this.tokenOf(invitationId, round)}`;
  }

  hashOf(token: string): string {
    return this.secrets.fingerprint('link', token);
  }
}
