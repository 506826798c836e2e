import { type Asker, type CallerShape, childrenNamed, mayReach } from '@alcancia/contracts/caller';
import type { Access, Area, Level } from '@alcancia/contracts/define';

import { failure, notFound } from './errors/failure.js';

/** Where a request came from, as the gateway saw it; for limits and consent records, never for rights. */
export interface Origin {
  readonly address: string;
  readonly userAgent: string;
}

const nowhere: Origin = { address: '', userAgent: '' };

/** Who is asking, with the questions that a use-case asks first (house §2.6). Rights follow from guardianship alone (G1). */
export class Caller {
  constructor(
    readonly shape: Asker,
    readonly origin: Origin = nowhere,
  ) {}

  /** The session behind the request, whatever profile is chosen; refuses a visitor. */
  get session(): CallerShape {
    if (this.shape === null) throw failure('not_signed_in');
    return this.shape;
  }

  /** The acting profile; refuses while nobody is chosen. */
  get userId(): string {
    const { userId } = this.session;
    if (userId === null) throw failure('profile_not_chosen');
    return userId;
  }

  get adultId(): string {
    return this.session.adultId;
  }

  get isChild(): boolean {
    return this.shape?.profile === 'child';
  }

  /** The children within reach who may be seen in an area. For a child: itself. */
  childrenSeen(area?: Area): string[] {
    return Object.entries(this.session.children)
      .filter(([, link]) => mayReach(link, 'view', area))
      .map(([childId]) => childId);
  }

  sees(childId: string, area?: Area): boolean {
    return mayReach(this.session.children[childId], 'view', area);
  }

  /** A child out of reach does not exist for this caller: 404. */
  mustSee(childId: string, area?: Area): void {
    if (!this.sees(childId, area)) throw notFound();
  }

  hasFull(area: Area, childId: string): boolean {
    return mayReach(this.session.children[childId], 'full', area);
  }

  /** Seen, but not theirs to change: 403. Several children: rights on all of them. */
  mustHaveFull(area: Area, ...childIds: string[]): void {
    for (const childId of childIds) this.mustReach('full', area, childId);
  }

  /** What the contract asks on the children that the input names; the kit looks before the use-case (house §2.6). */
  mustReachNamed(access: Access, input: unknown): void {
    for (const childId of childrenNamed(access, input)) this.mustReach(access.level ?? 'view', access.area, childId);
  }

  /** What links the caller to a child; of a child out of reach nothing is known: 404. */
  linkTo(childId: string): CallerShape['children'][string] {
    const child = this.session.children[childId];
    if (child === undefined) throw notFound();
    return child;
  }

  familyOf(childId: string): string {
    return this.linkTo(childId).familyId;
  }

  /** IANA name; decides on which day the child lives (G4). */
  timeZoneOf(childId: string): string {
    return this.linkTo(childId).timeZone;
  }

  private mustReach(level: Level, area: Area | undefined, childId: string): void {
    if (level === 'view') return this.mustSee(childId, area);
    this.mustSee(childId);
    if (!mayReach(this.session.children[childId], level, area)) throw failure('not_permitted');
  }

  /** What the contract declares of the caller; rows are for the use-case. Unknown and missing are refused. */
  mustFit(access: Access, isOpenWhileParked: boolean): void {
    if (access.who === 'anyone' || access.who === 'gateway') return;
    const { profile } = this.session;
    if (profile === 'parked' && !isOpenWhileParked) throw failure('session_ended');
    if (access.who === 'session' || profile === 'parked') return;
    if (access.who === 'selector') {
      if (profile === 'child') throw failure('not_for_this_profile');
      return;
    }
    if (profile === 'none') throw failure('profile_not_chosen');
    if (access.who === 'people') return;
    if ((access.who === 'adults') !== (profile === 'adult')) throw failure('not_for_this_profile');
  }
}

export const nobody = new Caller(null);
