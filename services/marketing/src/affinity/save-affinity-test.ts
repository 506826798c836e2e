import type { InputOf, OutputOf } from '@alcancia/contracts/define';
import { affinityTestEdited, saveAffinityTest } from '@alcancia/contracts/marketing';
import { type Caller, failure, Handles, UseCase, type Work } from '@alcancia/server-kit';

import { changedFields, hasOtherQuestions, readyFields } from './affinity-fields.policy.js';
import { AffinityTests } from './affinity-tests.store.js';

/** Changes the active test. What was answered keeps its questions: others are a new edition (G38). */
@UseCase()
export class SaveAffinityTest {
  constructor(private readonly tests: AffinityTests) {}

  @Handles(saveAffinityTest)
  async execute(
    { adultId: byId, origin }: Caller,
    { testId, version, ...typed }: InputOf<typeof saveAffinityTest>,
    work: Work,
  ): Promise<OutputOf<typeof saveAffinityTest>> {
    const fields = readyFields(typed);
    const test = await this.tests.hold(work, testId, 'update');
    if (test.version !== version || !test.isActive) throw failure('changed_before');
    const edit = changedFields(test, fields);
    if (Object.keys(edit.after).length === 0) return { testId, version };
    const isNew = test.isAnswered && hasOtherQuestions(test, fields);
    const edition = isNew ? test.edition + 1 : test.edition;
    const saved = isNew ? await this.tests.open(work, edition, fields) : testId;
    if (!isNew) await this.tests.save(work, testId, fields);
    work.publish(affinityTestEdited, {
      testId: saved,
      edition,
      byId,
      userAgent: origin.userAgent.slice(0, 300),
      ...edit,
    });
    return { testId: saved, version: isNew ? 1 : version + 1 };
  }
}
