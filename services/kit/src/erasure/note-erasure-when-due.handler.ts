import { Inject } from '@nestjs/common';

import type { DataOf } from '@alcancia/contracts/define';
import { erasureDue } from '@alcancia/contracts/identity';

import { SCHEMA } from '../service.js';
import { Hears, Reaction } from '../use-case/use-case.js';
import type { Work } from '../use-case/work.js';
import { noteErasure } from './note-erasure.js';

/** Identity says who is to be erased. */
@Reaction()
export class NoteErasureWhenDue {
  constructor(@Inject(SCHEMA) private readonly schema: string) {}

  @Hears(erasureDue)
  async react(person: DataOf<typeof erasureDue>, work: Work): Promise<void> {
    await noteErasure(work, this.schema, person);
  }
}
