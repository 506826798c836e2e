import { type SqlEntityManager } from '@mikro-orm/sql';
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

  /** `base`: where links lead, from `baseOf`. */
  addressOf(base: string, invitationId: string, round: number): string {
    return `${base}/accept-invite/${this.tokenOf(invitationId, round)}`;
  }

  /** The address of app_share_config, or the product's own origin where none is set (spec 2 §7). */
  async baseOf(em: SqlEntityManager): Promise<string> {
    const [row] = await em.execute<{ production_url: string | null }[]>(
      `select production_url from identity.app_share_config`,
    );
    return row?.production_url ?? this.config.PUBLIC_ORIGIN;
  }

  hashOf(token: string): string {
    return this.secrets.fingerprint('link', token);
  }
}
