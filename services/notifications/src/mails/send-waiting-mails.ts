import { Inject, Injectable } from '@nestjs/common';

import type { NoticeType } from '@alcancia/contracts/notifications';
import { aboutPeople, CONFIG, type ScheduledTask, type Work } from '@alcancia/server-kit';

import type { NotificationsConfig } from '../notifications.config.js';
import { adultNameOf } from '../people/people.store.js';
import { isFixed } from '../preferences/preferences.policy.js';
import { whoWants } from '../preferences/preferences.store.js';
import { UnsubscribeLinks } from '../preferences/unsubscribe-links.cipher.js';
import { noticesInAMail, readersAtOnce } from './mails.limits.js';

interface Due {
  readonly adult_id: string;
  readonly type: NoticeType;
}

interface DueNotice {
  readonly message: string;
  readonly link: string;
  readonly childId: string | null;
}

/** E-mails whose time has come: all of one type for one reader are one e-mail (G23). */
@Injectable()
export class SendWaitingMails implements ScheduledTask {
  constructor(
    @Inject(CONFIG) private readonly config: NotificationsConfig,
    private readonly links: UnsubscribeLinks,
  ) {}

  async run(work: Work): Promise<void> {
    const now = work.now.toISOString();
    const due = await work.em.execute<Due[]>(
      `select adult_id, type from notifications.waiting_mails where due_at <= ?
       group by adult_id, type order by min(due_at) limit ${readersAtOnce}`,
      [now],
    );
    for (const { adult_id: adultId, type } of due) {
      const notices = await work.em.execute<DueNotice[]>(
        `with taken as (
           delete from notifications.waiting_mails where adult_id = ? and type = ? and due_at <= ?
           returning id, message, link, about_child_id
         ) select message, link, about_child_id as "childId" from taken order by id`,
        [adultId, type, now],
      );
      // Who has switched it off meanwhile is not written to.
      const wanting = await whoWants(work.em, type, 'email', [adultId]);
      if (wanting.length > 0 && notices.length > 0) await this.send(work, { adultId, type }, notices);
    }
  }

  private async send(
    work: Work,
    to: { readonly adultId: string; readonly type: NoticeType },
    notices: readonly DueNotice[],
  ): Promise<void> {
    const { page, oneClick } = this.links.linksOf(to);
    const [only, ...others] = notices;
    const path = only && others.length === 0 ? only.link : '/dashboard';
    work.mail('notices', to.adultId, {
      name: (await adultNameOf(work.em, to.adultId)) ?? '',
      type: to.type,
      messages: JSON.stringify(notices.slice(0, noticesInAMail).map(({ message }) => message)),
      more: String(Math.max(0, notices.length - noticesInAMail)),
      link: this.config.PUBLIC_ORIGIN + path,
      ...aboutPeople(...new Set(notices.flatMap(({ childId }) => childId ?? []))),
      ...(!isFixed(to.type, 'email') && { page, oneClick }),
    });
  }
}
