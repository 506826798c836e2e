import { LockMode } from '@mikro-orm/core';

import { type InputOf, type OutputOf } from '@alcancia/contracts/define';
import { flagSwitched, switchFlag } from '@alcancia/contracts/identity';
import { type Caller, failure, Handles, UseCase, type Work } from '@alcancia/server-kit';

import { audit } from '../audit/audit.store.js';
import { AdminFlag } from './admin-flag.entity.js';

const stateOf = (isOn: boolean): string => (isOn ? 'on' : 'off');

/** Switches a section off or on for everybody, and says so in the audit log and on every open page. */
@UseCase()
export class SwitchFlag {
  @Handles(switchFlag)
  async execute(
    administrator: Caller,
    { feature, isOn }: InputOf<typeof switchFlag>,
    work: Work,
  ): Promise<OutputOf<typeof switchFlag>> {
    const flag = await work.em.findOneOrFail(AdminFlag, { feature }, { lockMode: LockMode.PESSIMISTIC_WRITE });
    // Somebody else switched it before.
    if (flag.enabled === isOn) throw failure('changed_before');
    flag.enabled = isOn;
    flag.changedAt = work.now;
    flag.changedBy = administrator.adultId;
    audit(work, administrator, {
      act: 'flag_switched',
      aboutId: flag.id,
      before: { [feature]: stateOf(!isOn) },
      after: { [feature]: stateOf(isOn) },
    });
    work.publish(flagSwitched, { flagId: flag.id, feature, isOn });
    return {};
  }
}
