import { type InputOf, type OutputOf } from '@alcancia/contracts/define';
import { askDataExport, dataExportRequested } from '@alcancia/contracts/identity';
import { type Caller, DataRequests, Handles, type Steps, UseCase, type Work } from '@alcancia/server-kit';

import { AdultProof } from '../sessions/adult-proof.client.js';
import { exportRunning } from './data-export.errors.js';
import { type About, DataExports } from './data-exports.store.js';

const asked = 'ask';

/** 'Descargar datos': after the password every service is asked for what it keeps (G41). */
@UseCase()
export class AskDataExport {
  constructor(
    private readonly proof: AdultProof,
    private readonly exports: DataExports,
    private readonly requests: DataRequests,
  ) {}

  @Handles(askDataExport)
  async execute(
    adult: Caller,
    { childId, password }: InputOf<typeof askDataExport>,
    steps: Steps,
  ): Promise<OutputOf<typeof askDataExport>> {
    const about: About = childId === undefined ? { id: adult.adultId, role: 'adult' } : { id: childId, role: 'child' };
    // Whoever asks may see it running: it is said before a try at the password is spent on it.
    if (!(await steps.hasDone(asked)) && (await this.exports.isRunning(steps.em, about.id))) throw exportRunning();
    await this.proof.demand(steps, adult, { password });
    return steps.step(asked, (work) => this.begin(work, about, adult));
  }

  private async begin(work: Work, about: About, adult: Caller): Promise<{ exportId: string }> {
    const exportId = work.newId();
    if (!(await this.exports.begin(work, { id: exportId, about, askedBy: adult.adultId }))) throw exportRunning();
    const ownChildIds = about.role === 'child' ? [] : adult.childrenWhom('downloadData');
    // Identity hears no event of its own.
    await this.requests.add(work, { exportId, person: { ...about, ownChildIds } });
    work.publish(dataExportRequested, { exportId, personId: about.id, personRole: about.role, ownChildIds });
    return { exportId };
  }
}
