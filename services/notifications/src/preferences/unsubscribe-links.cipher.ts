import { createHmac, timingSafeEqual } from 'node:crypto';

import { Inject, Injectable } from '@nestjs/common';

import { type NoticeType, noticeTypes } from '@alcancia/contracts/notifications';
import { CONFIG, notFound } from '@alcancia/server-kit';

/** What it takes of the service's environment. */
interface LinkConfig {
  readonly PUBLIC_ORIGIN: string;
  readonly UNSUBSCRIBE_SECRET: string;
}

interface Ending {
  readonly adultId: string;
  readonly type: NoticeType;
}

/** Links that end one type of e-mails of one adult (RFC 8058). They are signed, kept nowhere, and open nothing else. */
@Injectable()
export class UnsubscribeLinks {
  constructor(@Inject(CONFIG) private readonly config: LinkConfig) {}

  /** The page for a person, with the token behind '#', where no server logs it; and the address for a mail program. */
  linksOf(ending: Ending): { readonly page: string; readonly oneClick: string } {
    const token = this.tokenOf(ending);
    const { PUBLIC_ORIGIN: origin } = this.config;
    return {
      page: `${origin}/unsubscribe#${token}`,
      oneClick: `${origin}/api/notifications/unsubscribe/${token}`,
    };
  }

  /** What a token ends; one that we did not sign is as unknown as any: 404. */
  endingOf(token: string): Ending {
    const [adultId = '', name = '', given = ''] = token.split('.');
    const type = noticeTypes.find((known) => known === name);
    if (type === undefined) throw notFound();
    if (!timingSafeEqual(this.macOf({ adultId, type }), Buffer.from(given, 'base64url'))) throw notFound();
    return { adultId, type };
  }

  private tokenOf(ending: Ending): string {
    return `${ending.adultId}.${ending.type}.${this.macOf(ending).toString('base64url')}`;
  }

  private macOf({ adultId, type }: Ending): Buffer {
    return createHmac('sha256', this.config.UNSUBSCRIBE_SECRET).update(`unsubscribe ${adultId} ${type}`).digest();
  }
}
