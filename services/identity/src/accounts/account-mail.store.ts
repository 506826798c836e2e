import { Injectable } from '@nestjs/common';

import { type Work } from '@alcancia/server-kit';

import { Profile } from '../profiles/profile.entity.js';
import { type LinkPurpose, SingleUseLinks } from './single-use-links.store.js';

type MailedAlone = Extract<LinkPurpose, 'confirm' | 'reset'>;

const templates: Record<MailedAlone, string> = { confirm: 'confirm_account', reset: 'reset_password' };

/** Sends an e-mail with a link to the account of an address, if there is one. */
@Injectable()
export class AccountMails {
  constructor(private readonly links: SingleUseLinks) {}

  async send(work: Work, purpose: MailedAlone, adultId: string): Promise<void> {
    const profile = await work.em.findOne(Profile, { id: adultId, deletedAt: null });
    if (!profile?.email) return;
    const link = await this.links.make(work, purpose, adultId);
    work.mail(templates[purpose], profile.email, { name: profile.displayName ?? '', link });
  }
}
