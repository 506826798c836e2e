import { type Asker, type CallerShape, childrenNamed, may, mayReach } from '@alcancia/contracts/caller';
import { type Capability, type Needed, neededFor } from '@alcancia/contracts/capabilities';
import type { AnyRequest } from '@alcancia/contracts/define';

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

  /** The children within reach with whom the caller may do this. For a child: itself. */
  childrenWhom(capability: Capability): string[] {
    return Object.keys(this.session.children).filter((childId) => this.may(capability, childId));
  }

  may(capability: Capability, childId: string): boolean {
    return may(this.session.children[childId], capability);
  }

  /** A child who may not be seen does not exist: 404. Seen, but not theirs to change: 403. Several: rights on all of them. */
  must(capability: Capability, ...childIds: string[]): void {
    for (const childId of childIds) this.mustReach(neededFor(capability), childId);
  }

  /** What the contract asks on the children that the input names; the kit looks before the use-case (house §2.6). */
  mustReachNamed({ access, takesPlace }: Pick<AnyRequest, 'access' | 'takesPlace'>, input: unknown): void {
    const named = childrenNamed(access, input);
    for (const childId of named) this.mustReach(access, childId);
    if (takesPlace) this.mustHavePlace(named);
  }

  /** Children beyond the plan earn nothing anew (G29). */
  mustHavePlace(childIds: readonly string[]): void {
    const beyond = childIds.find((childId) => this.session.children[childId]?.isBeyondPlan);
    if (beyond !== undefined) throw failure('child_beyond_plan', { childId: beyond });
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

  private mustReach({ level = 'view', area }: Needed, childId: string): void {
    const link = this.session.children[childId];
    if (!mayReach(link, 'view', level === 'view' ? area : undefined)) throw notFound();
    if (!mayReach(link, level, area)) throw failure('not_permitted');
  }

  /** What the contract declares of the caller; rows are for the use-case. Unknown and missing are refused. */
  mustFit(contract: Asked): void {
    const { access, openWhileParked, flag } = contract;
    if (access.who === 'anyone' || access.who === 'gateway') return;
    const { profile, role } = this.session;
    if (profile === 'parked' && openWhileParked !== true) throw failure('session_ended');
    if (access.who === 'session' || profile === 'parked') return;
    if (role === 'super_admin') return this.mustFitAdministrator(contract);
    if (access.who === 'administrators') throw failure('not_for_this_profile');
    if (access.who !== 'selector' && profile === 'none') throw failure('profile_not_chosen');
    const isTheirs =
      access.who === 'selector'
        ? profile !== 'child'
        : access.who === 'people' || (access.who === 'adults') === (profile === 'adult');
    if (!isTheirs) throw failure('not_for_this_profile');
    if (flag && this.session.flagsOff?.includes(flag)) throw failure('section_off', { feature: flag });
  }

  /** They run the product and see no family's content but in support mode (G1); first of all they set up their account. */
  private mustFitAdministrator({ access, openToAdministrators, openToSupport }: Asked): void {
    if (openToAdministrators) return;
    const isSupported = openToSupport === true && this.session.isSupport === true;
    if (access.who !== 'administrators' && !isSupported) throw failure('not_for_this_profile');
    if (this.session.pendingSetup?.length !== 0) throw failure('administrator_not_set_up');
  }
}

type Asked = Pick<AnyRequest, 'access' | 'openWhileParked' | 'openToAdministrators' | 'openToSupport' | 'flag'>;

export const nobody = new Caller(null);
