import { type EntityClass, type FilterQuery, LockMode } from '@mikro-orm/core';
import { type SqlEntityManager } from '@mikro-orm/sql';

import { type DataOf } from '@alcancia/contracts/define';
import { offerChanged } from '@alcancia/contracts/family';
import {
  type Caller,
  failure,
  listPage,
  type ListOrder,
  notFound,
  type PageAsked,
  type Work,
} from '@alcancia/server-kit';

import { type Offer } from './offer.entity.js';
import { canEdit, type OfferRights, oneFamilyOf } from './offer.policy.js';

/** What tells one form of offer from the others. */
interface OfferForm<Form extends Offer> {
  readonly kind: DataOf<typeof offerChanged>['offer'];
  readonly entity: EntityClass<Form>;
  readonly rights: OfferRights;
  /** A child earns by it, so that one beyond the plan is not added to it (G29). */
  readonly isEarnedBy?: true;
  /** Refuses an edit or a pause of one that may not have it. */
  readonly mustBeEditable?: (offer: Form) => void;
  /** Refuses when one of the children for whom an offer is about to become active has too many of them already. */
  readonly mustFit?: (em: SqlEntityManager, childIds: readonly string[]) => Promise<void>;
  /** For whom it would be active; without it, for all of its children. */
  readonly openFor?: (offer: Form) => readonly string[];
  /** What of these children's is listed beside the archived ones, and what is not; without them, being archived decides. */
  readonly isOver?: (childIds: readonly string[]) => FilterQuery<Form>;
  readonly isOpen?: (childIds: readonly string[]) => FilterQuery<Form>;
  readonly whenActiveChanges?: (offer: Form, isActive: boolean, now: Date) => void;
}

interface ListAsked extends PageAsked {
  readonly childId?: string | undefined;
  readonly archived: 'no' | 'yes';
}

const newestFirst: ListOrder<Offer> = { by: { id: 'uuid' }, direction: 'desc' };

/** Activities, goals and rewards as one noun: who sees them, who changes them, whether they are paused or archived. */
export class Offers<Form extends Offer> {
  constructor(private readonly form: OfferForm<Form>) {}

  get rights(): OfferRights {
    return this.form.rights;
  }

  /** One that the adult sees, whichever of its children gives the right to; any other does not exist: 404. */
  async seen(em: SqlEntityManager, adult: Caller, id: string, isLocked = false): Promise<Form> {
    const where = { id, childIds: { $overlap: adult.childrenWhom(this.rights.see) } } as FilterQuery<Form>;
    const offer = await em.findOne(this.form.entity, where, isLocked ? { lockMode: LockMode.PESSIMISTIC_WRITE } : {});
    if (!offer) throw notFound();
    return offer;
  }

  /** Locked for a change, so that two edits take turns. Seen, but with a child who is not theirs to change: 403. */
  async toChange({ em }: Work, adult: Caller, id: string): Promise<Form> {
    const offer = await this.seen(em, adult, id, true);
    if (!canEdit(adult, this.rights, offer)) throw failure('not_permitted');
    return offer;
  }

  /** The same for an edit of what was read at `version`, which is to name these children from now on. */
  async toEdit(work: Work, adult: Caller, id: string, { version, childIds }: { version: number; childIds: string[] }) {
    const offer = await this.toChange(work, adult, id);
    this.form.mustBeEditable?.(offer);
    if (offer.version !== version) throw failure('changed_before');
    if (oneFamilyOf(adult, childIds) !== offer.familyId) throw failure('children_of_two_families');
    if (this.form.isEarnedBy) adult.mustHavePlace(childIds.filter((childId) => !offer.childIds.includes(childId)));
    return offer;
  }

  /** The columns of a new one, beside what the person typed. */
  async begin({ em, now, newId }: Work, adult: Caller, typed: readonly string[]) {
    const familyId = oneFamilyOf(adult, typed);
    const childIds = [...new Set(typed)];
    await this.form.mustFit?.(em, childIds);
    const times = { createdAt: now, updatedAt: now, deletedAt: null };
    return { id: newId(), familyId, childIds, isActive: true, createdBy: adult.userId, ...times };
  }

  /** Those of the children whom the adult sees, newest first; archived ones apart. */
  async list(em: SqlEntityManager, adult: Caller, { childId, archived, ...page }: ListAsked) {
    const children = childId === undefined ? adult.childrenWhom(this.rights.see) : [childId];
    const { isOver, isOpen } = this.form;
    const listed =
      archived === 'yes'
        ? { $or: [{ deletedAt: { $ne: null } }, ...(isOver ? [isOver(children)] : [])] }
        : { $and: [{ deletedAt: null }, ...(isOpen ? [isOpen(children)] : [])] };
    const where = { $and: [{ childIds: { $overlap: children } }, listed] } as FilterQuery<Form>;
    return listPage<Form>(em, this.form.entity, where, newestFirst as ListOrder<Form>, page);
  }

  /** Pause and go on. */
  async setActive(work: Work, adult: Caller, id: string, isActive: boolean): Promise<{ version: number }> {
    const offer = await this.toChange(work, adult, id);
    this.form.mustBeEditable?.(offer);
    if (offer.isActive === isActive) return { version: offer.version };
    if (isActive) await this.mustFit(work, offer);
    offer.isActive = isActive;
    this.form.whenActiveChanges?.(offer, isActive, work.now);
    return this.changed(work, offer);
  }

  /** Archive, and take back. What waits for an adult stays. */
  async setArchived(work: Work, adult: Caller, id: string, isArchived: boolean): Promise<{ version: number }> {
    const offer = await this.toChange(work, adult, id);
    if (offer.isArchived === isArchived) return { version: offer.version };
    if (!isArchived && offer.isActive) await this.mustFit(work, offer);
    offer.deletedAt = isArchived ? work.now : null;
    return this.changed(work, offer);
  }

  /** Saves a change and tells of it; `before`: the children that it named until now. */
  async changed(work: Work, offer: Form, before: readonly string[] = []): Promise<{ version: number }> {
    offer.updatedAt = work.now;
    await work.em.flush();
    this.tell(work, offer, before);
    return { version: offer.version };
  }

  /** Screens of everyone concerned read it again. */
  tell({ publish }: Work, { id, familyId, childIds }: Form, before: readonly string[] = []): void {
    const concerned = [...new Set([...childIds, ...before])];
    publish(offerChanged, { familyId, offerId: id, offer: this.form.kind, childIds: concerned });
  }

  private async mustFit({ em }: Work, offer: Form): Promise<void> {
    await this.form.mustFit?.(em, this.form.openFor?.(offer) ?? offer.childIds);
  }
}
