import type { OutputOf } from '@alcancia/contracts/define';
import { listActivityTemplates } from '@alcancia/contracts/family';
import { type Caller, Handles, type Reading, UseCase } from '@alcancia/server-kit';

import { Templates } from './templates.store.js';

/** What an adult may start an activity from. */
@UseCase()
export class ListActivityTemplates {
  constructor(private readonly templates: Templates) {}

  @Handles(listActivityTemplates)
  async execute(_adult: Caller, _input: object, { em }: Reading): Promise<OutputOf<typeof listActivityTemplates>> {
    return { templates: await this.templates.offered(em) };
  }
}
