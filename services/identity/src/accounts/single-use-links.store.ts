import { Inject, Injectable } from '@nestjs/common';

import { CONFIG, type Steps, type Work } from '@alcancia/server-kit';

import { Secrets } from '../sessions/secrets.cipher.js';
import { accountLimits } from './account.limits.js';
import { linkExpired, linkInvalid } from './account.errors.js';

export type LinkPurpose = 'confirm' | 'reset' | AddressPurpose;
/** These lead to another address than the account's. */
export type AddressPurpose = 'new-email' | 'undo-email';

const livesMs: Record<LinkPurpose, number> = {
  confirm: accountLimits.confirmLinkMs,
  reset: accountLimits.resetLinkMs,
  'new-email': accountLimits.newEmailLinkMs,
  'undo-email': accountLimits.undoEmailLinkMs,
};

interface LinkRow {
  readonly id: string;
  readonly adult_id: string;
  readonly email: string;
  readonly address: string | null;
  readonly expires_at: Date | string;
}

export interface ClaimedLink {
  readonly id: string;
  readonly adultId: string;
  /** The account's now. */
  readonly email: string;
  /** To which the link leads; empty where that is the account's own. */
  readonly address: string;
}

/** Links in mails: one use, a short life, and only a fingerprint of their token here. A new one replaces those before. */
@Injectable()
export class SingleUseLinks {
  constructor(
    @Inject(CONFIG) private readonly config: { readonly PUBLIC_ORIGIN: string },
    private readonly secrets: Secrets,
  ) {}

  /** The address to put into the mail. The token follows '#', so that no server ever logs it (quality 19). */
  async make(work: Work, purpose: Exclude<LinkPurpose, AddressPurpose>, adultId: string): Promise<string> {
    await this.spendAll(work, purpose, adultId);
    return this.write(work, purpose, adultId, null);
  }

  /** The same for a link that leads to another address. The ways back to addresses before stand beside one another. */
  async makeTo(work: Work, purpose: AddressPurpose, adultId: string, address: string): Promise<string> {
    if (purpose === 'new-email') await this.spendAll(work, purpose, adultId);
    return this.write(work, purpose, adultId, address);
  }

  private async write(
    { em, now, newId }: Work,
    purpose: LinkPurpose,
    adultId: string,
    address: string | null,
  ): Promise<string> {
    const token = this.secrets.newToken();
    await em.execute(
      `insert into identity.single_use_links (id, purpose, adult_id, address, token_hash, expires_at, created_at) values (?, ?, ?, ?, ?, ?, ?)`,
      [
        newId(),
        purpose,
        adultId,
        address,
        this.secrets.fingerprint('link', token),
        new Date(now.getTime() + livesMs[purpose]).toISOString(),
        now.toISOString(),
      ],
    );
    return `${this.config.PUBLIC_ORIGIN}/auth/${purpose}#token=${token}`;
  }

  /** Claims the link for one act; no other act can use it while the claim lasts. */
  async claim({ em, now }: Work, purpose: LinkPurpose, token: string, intentId: string): Promise<ClaimedLink> {
    const [link] = await em.execute<LinkRow[]>(
      `update identity.single_use_links l set claimed_by = ?, claimed_at = ?
       from identity.profiles p
       where l.token_hash = ? and l.purpose = ? and p.id = l.adult_id and p.deleted_at is null and p.email is not null
         and l.used_at is null and (l.claimed_by is null or l.claimed_by = ? or l.claimed_at < ?)
       returning l.id, l.adult_id, p.email, l.address, l.expires_at`,
      [intentId, now.toISOString(), this.secrets.fingerprint('link', token), purpose, intentId, this.lostBefore(now)],
    );
    if (!link) throw linkInvalid();
    if (new Date(link.expires_at) <= now) throw linkExpired();
    return { id: link.id, adultId: link.adult_id, email: link.email, address: link.address ?? '' };
  }

  /**
   * Runs the act while it holds the claim on the link; a late retry is refused when another act has claimed or used it.
   * When the act fails the claim is released.
   */
  async whileClaimed<T>({ em, now, intentId }: Steps, linkId: string, act: () => Promise<T>): Promise<T> {
    const held = await em.execute<{ id: string }[]>(
      `update identity.single_use_links set claimed_by = ?, claimed_at = ?
       where id = ? and (claimed_by = ? or (used_at is null and (claimed_by is null or claimed_at < ?))) returning id`,
      [intentId, now.toISOString(), linkId, intentId, this.lostBefore(now)],
    );
    if (held.length === 0) throw linkInvalid();
    try {
      return await act();
    } catch (error) {
      await em.execute(
        `update identity.single_use_links set claimed_by = null, claimed_at = null where id = ? and claimed_by = ?`,
        [linkId, intentId],
      );
      throw error;
    }
  }

  /** The act is done: marks this link and every other of its purpose as used. */
  async spendAll({ em, now }: Pick<Work, 'em' | 'now'>, purpose: LinkPurpose, adultId: string): Promise<void> {
    await em.execute(
      `update identity.single_use_links set used_at = ? where adult_id = ? and purpose = ? and used_at is null`,
      [now.toISOString(), adultId, purpose],
    );
  }

  private lostBefore(now: Date): string {
    return new Date(now.getTime() - accountLimits.linkClaimMs).toISOString();
  }
}
