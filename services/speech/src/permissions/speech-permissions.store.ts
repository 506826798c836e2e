import { Injectable } from '@nestjs/common';

import { type SpeechRight, type SpeechRightGroup, type SpeechRole } from '@alcancia/contracts/speech';
import { type Caller, failure, type Reading, type Work } from '@alcancia/server-kit';

import { speechRoleOf } from './speech-role.policy.js';

export interface SpeechPermission {
  readonly role: SpeechRole;
  readonly group: SpeechRightGroup;
  readonly right: SpeechRight;
  readonly isEnabled: boolean;
}

interface Row {
  readonly role: SpeechRole;
  readonly permission_group: SpeechRightGroup;
  readonly permission_key: SpeechRight;
  readonly enabled: boolean;
}

/** The table of roles and rights. */
@Injectable()
export class SpeechPermissions {
  /** All of them, by role, group and key (spec 2 §7). */
  async all({ em }: Pick<Reading, 'em'>): Promise<SpeechPermission[]> {
    const rows = await em.execute<Row[]>(
      `select role, permission_group, permission_key, enabled from speech.audio_role_permissions
       order by role, permission_group, permission_key`,
    );
    return rows.map(({ role, permission_group: group, permission_key: right, enabled: isEnabled }) => ({
      role,
      group,
      right,
      isEnabled,
    }));
  }

  async of(caller: Caller, { em }: Pick<Reading, 'em'>): Promise<SpeechRight[]> {
    const rows = await em.execute<Pick<Row, 'permission_key'>[]>(
      `select permission_key from speech.audio_role_permissions where role = ? and enabled order by permission_key`,
      [speechRoleOf(caller)],
    );
    return rows.map(({ permission_key }) => permission_key);
  }

  /** All that the caller's role has. Throws `speech_not_permitted` with the first of these rights that is not among it. */
  async must(caller: Caller, reading: Pick<Reading, 'em'>, ...needed: readonly SpeechRight[]): Promise<SpeechRight[]> {
    const has = await this.of(caller, reading);
    const right = needed.find((one) => !has.includes(one));
    if (right !== undefined) throw failure('speech_not_permitted', { right });
    return has;
  }

  /** False: it was so already. */
  async switch({ em }: Work, role: SpeechRole, right: SpeechRight, isEnabled: boolean): Promise<boolean> {
    const changed = await em.execute<unknown[]>(
      `update speech.audio_role_permissions set enabled = ?
       where role = ? and permission_key = ? and enabled <> ? returning 1`,
      [isEnabled, role, right, isEnabled],
    );
    return changed.length > 0;
  }
}
