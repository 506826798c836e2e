import { defineEntity, p } from '@mikro-orm/core';

import { type BrowserName } from './browser-name.policy.js';
import { sessionLimits } from './session.limits.js';

export type EndReason =
  | 'signed-out'
  | 'everywhere'
  | 'password-changed'
  | 'closed-elsewhere'
  | 'by-administrator'
  | 'email-undone'
  | 'device-revoked'
  | 'refresh-reused'
  | 'unused'
  | 'replaced'
  | 'issuer-ended';

const SessionSchema = defineEntity({
  name: 'Session',
  tableName: 'sessions',
  properties: {
    id: p.uuid().primary(),
    adultId: p.uuid(),
    /** The issuer's own name of the session behind this one. */
    issuerSid: p.text(),
    profile: p.text().$type<'none' | 'adult' | 'child'>(),
    childId: p.uuid().nullable(),
    /** The authorised device on which a child was last chosen. */
    deviceId: p.uuid().nullable(),
    opaqueTokenHash: p.text().nullable().hidden(),
    parkedRefreshToken: p.text().nullable().hidden(),
    childEnteredAt: p.datetime().nullable(),
    /** When the adult came back from a child: for a minute the browser's old token may ask for the answer again. */
    returnedAt: p.datetime().nullable(),
    lastActedAt: p.datetime(),
    lastUsedAt: p.datetime(),
    /** The intent that opened it: signing in again under the same key replaces it. */
    openedBy: p.uuid(),
    isFirstLogin: p.boolean(),
    /** In which browser it was opened, in words. */
    browser: p.text().nullable(),
    system: p.text().nullable(),
    deviceKind: p.text().$type<BrowserName['kind']>().nullable(),
    endedAt: p.datetime().nullable(),
    endReason: p.text().$type<EndReason>().nullable(),
    createdAt: p.datetime(),
    updatedAt: p.datetime(),
    version: p.integer().version(),
  },
});

/** A signed-in browser and the profile chosen in it, kept on the server (house §5). */
export class Session extends SessionSchema.class {
  /** The first login enters as the adult, since there is nobody else to choose; later ones choose. */
  static opened(of: {
    readonly id: string;
    readonly adultId: string;
    readonly issuerSid: string;
    readonly openedBy: string;
    readonly isFirstLogin: boolean;
    readonly openedIn: BrowserName;
    readonly now: Date;
  }) {
    const { now, openedIn, ...rest } = of;
    return {
      ...rest,
      browser: openedIn.browser,
      system: openedIn.system,
      deviceKind: openedIn.kind,
      profile: rest.isFirstLogin ? ('adult' as const) : ('none' as const),
      lastActedAt: now,
      lastUsedAt: now,
      createdAt: now,
      updatedAt: now,
    };
  }

  /** The adult's tokens are with us and the browser holds the opaque one. */
  isParked(): boolean {
    return typeof this.opaqueTokenHash === 'string' && !this.returnedAt;
  }

  /** Whether the child's token, already replaced, may still repeat the return to the adult whose answer got lost. */
  mayRepeatReturn(now: Date): boolean {
    return this.returnedUntil !== null && now <= this.returnedUntil;
  }

  get returnedUntil(): Date | null {
    return this.returnedAt ? new Date(this.returnedAt.getTime() + sessionLimits.sameAnswerMs) : null;
  }

  hasEnded(now: Date): boolean {
    return Boolean(this.endedAt) || now.getTime() - this.lastUsedAt.getTime() > sessionLimits.unusedMs;
  }

  /** When a child's session falls back to nobody: 30 minutes without a person's action, 12 hours at the longest. */
  get childUntil(): Date | null {
    if (this.profile !== 'child' || !this.childEnteredAt) return null;
    const { childIdleMs, childLongestMs } = sessionLimits;
    return new Date(Math.min(this.lastActedAt.getTime() + childIdleMs, this.childEnteredAt.getTime() + childLongestMs));
  }

  chooseAdult(now: Date): void {
    if (this.isParked()) this.returnedAt = now;
    this.forgetChild();
    this.deviceId = null;
    this.profile = 'adult';
    this.seePerson(now);
  }

  enterChild(
    child: { readonly childId: string; readonly deviceId: string; readonly opaqueTokenHash: string },
    parkedRefreshToken: string,
    now: Date,
  ): void {
    Object.assign(this, child, { parkedRefreshToken, profile: 'child', childEnteredAt: now, returnedAt: null });
    this.seePerson(now);
  }

  /** Back to '¿Quién está aquí?'. A parked session stays parked. */
  leave(now: Date): void {
    this.forgetChild();
    if (this.returnedAt) this.unpark();
    this.profile = 'none';
    this.updatedAt = now;
  }

  end(reason: EndReason, now: Date): void {
    this.leave(now);
    this.unpark();
    this.endedAt = now;
    this.endReason = reason;
  }

  private unpark(): void {
    this.opaqueTokenHash = null;
    this.parkedRefreshToken = null;
    this.returnedAt = null;
  }

  private seePerson(now: Date): void {
    this.lastActedAt = now;
    this.lastUsedAt = now;
    this.updatedAt = now;
  }

  private forgetChild(): void {
    this.childId = null;
    this.childEnteredAt = null;
  }
}
SessionSchema.setClass(Session);
