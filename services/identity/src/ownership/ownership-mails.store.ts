import { Inject, Injectable } from '@nestjs/common';

import { aboutPeople, CONFIG, type Work } from '@alcancia/server-kit';

import { dayOf } from '../erasures/erasure-mails.store.js';
import { addressed, childrenNames } from '../profiles/addressed.store.js';
import { type OwnershipOffer } from './ownership-offer.entity.js';

type Template = 'ownership_offered' | 'ownership_given' | 'ownership_received';

/** The e-mails of an offer to take over a household. An account that leaves asks with one of its own (`AccountMails`). */
@Injectable()
export class OwnershipMails {
  constructor(@Inject(CONFIG) private readonly config: { readonly PUBLIC_ORIGIN: string }) {}

  /** To whom it is offered. */
  async offered(
    work: Work,
    { fromId, toId, expiresAt }: Pick<OwnershipOffer, 'fromId' | 'toId' | 'expiresAt'>,
    childIds: readonly string[],
  ): Promise<void> {
    await this.write(work, 'ownership_offered', {
      toId,
      byId: fromId,
      childIds,
      path: '/settings?tab=familia',
      expiresAt,
    });
  }

  /** To both, once it has passed. */
  async passed(
    work: Work,
    { fromId, toId }: Pick<OwnershipOffer, 'fromId' | 'toId'>,
    childIds: readonly string[],
  ): Promise<void> {
    await this.write(work, 'ownership_given', { toId: fromId, byId: toId, childIds, path: '/children' });
    await this.write(work, 'ownership_received', { toId, byId: fromId, childIds, path: '/children' });
  }

  private async write(
    work: Work,
    template: Template,
    { toId, byId, childIds, path, expiresAt }: Telling & { readonly expiresAt?: Date },
  ): Promise<void> {
    const [reader, other] = [await addressed(work.em, toId), await addressed(work.em, byId)];
    if (!reader.email) return;
    work.mail(template, reader.email, {
      name: reader.name,
      adult_name: other.name,
      children_names: await childrenNames(work.em, childIds),
      link: `${this.config.PUBLIC_ORIGIN}${path}`,
      ...(expiresAt && { due_on: dayOf(expiresAt, reader.time_zone) }),
      ...aboutPeople(byId, ...childIds),
    });
  }
}

interface Telling {
  readonly toId: string;
  /** The other one of the two. */
  readonly byId: string;
  readonly childIds: readonly string[];
  readonly path: string;
}
