import { type InputOf, type OutputOf } from '@alcancia/contracts/define';
import { openDataExport } from '@alcancia/contracts/identity';
import {
  type Caller,
  exportPlaces,
  Failure,
  Files,
  Handles,
  notFound,
  type Steps,
  UseCase,
} from '@alcancia/server-kit';

import { Profile } from '../profiles/profile.entity.js';
import { AdultProof } from '../sessions/adult-proof.client.js';
import { exportNotReady, filesUnavailable } from './data-export.errors.js';
import { dataExportLimits } from './data-export.limits.js';
import { DataExports } from './data-exports.store.js';
import { archiveName } from './make-archive.js';

/** 'Descargar': an address that opens the ZIP for five minutes, after the password. */
@UseCase()
export class OpenDataExport {
  constructor(
    private readonly proof: AdultProof,
    private readonly exports: DataExports,
    private readonly files: Files,
  ) {}

  @Handles(openDataExport)
  async execute(
    adult: Caller,
    { exportId, password }: InputOf<typeof openDataExport>,
    steps: Steps,
  ): Promise<OutputOf<typeof openDataExport>> {
    const found = await this.exports.find(steps.em, exportId, steps.now);
    if (!found) throw notFound();
    const { about, state, readyAt } = found;
    if (about.role === 'child') adult.must('downloadData', about.id);
    else if (about.id !== adult.adultId) throw notFound();
    await this.proof.demand(steps, adult, { password });
    if (state !== 'ready' || !readyAt) throw exportNotReady();

    const person = await steps.em.findOne(Profile, { id: about.id });
    const fileName = archiveName(person?.displayName ?? '', readyAt);
    const { archive } = exportPlaces(about, exportId);
    try {
      // An address of a store that is away, or of an object that is gone, would open an error.
      if (!(await this.files.list(archive)).includes(archive)) throw notFound();
      const { addressMs: validMs } = dataExportLimits;
      return { address: await this.files.addressOf(archive, { validMs, type: 'application/zip', fileName }) };
    } catch (error) {
      throw error instanceof Failure && error.kind === 'unavailable' ? filesUnavailable() : error;
    }
  }
}
