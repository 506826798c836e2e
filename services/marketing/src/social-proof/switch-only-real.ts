import type { InputOf, OutputOf } from '@alcancia/contracts/define';
import { switchOnlyReal } from '@alcancia/contracts/marketing';
import { type Caller, Handles, UseCase, type Work } from '@alcancia/server-kit';

import { WrittenProof } from './written-proof.store.js';

const state = (isOn: boolean): string => (isOn ? 'on' : 'off');

/** 'Solo eventos reales' (G39). */
@UseCase()
export class SwitchOnlyReal {
  constructor(private readonly written: WrittenProof) {}

  @Handles(switchOnlyReal)
  async execute(
    administrator: Caller,
    { onlyReal }: InputOf<typeof switchOnlyReal>,
    work: Work,
  ): Promise<OutputOf<typeof switchOnlyReal>> {
    const was = await this.written.isOnlyReal(work.em);
    if (was === onlyReal) return { onlyReal };
    const id = await this.written.showOnlyReal(work, onlyReal);
    this.written.tell(work, administrator, id, {
      before: { onlyReal: state(was) },
      after: { notice: 'Prueba social', onlyReal: state(onlyReal) },
    });
    return { onlyReal };
  }
}
