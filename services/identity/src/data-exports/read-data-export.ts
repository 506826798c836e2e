import { type InputOf, type OutputOf } from '@alcancia/contracts/define';
import { readDataExport } from '@alcancia/contracts/identity';
import { type Caller, Handles, type Reading, UseCase } from '@alcancia/server-kit';

import { DataExports } from './data-exports.store.js';

/** How far the download of a child's data is, or that of the own account. */
@UseCase()
export class ReadDataExport {
  constructor(private readonly exports: DataExports) {}

  @Handles(readDataExport)
  async execute(
    adult: Caller,
    { childId }: InputOf<typeof readDataExport>,
    { em, now }: Reading,
  ): Promise<OutputOf<typeof readDataExport>> {
    return { current: await this.exports.current(em, childId ?? adult.adultId, now) };
  }
}
