import type { OutputOf } from '@alcancia/contracts/define';
import { listAllActivityTemplates } from '@alcancia/contracts/family';
import { type Caller, Handles, type Reading, UseCase } from '@alcancia/server-kit';

import { Templates } from './templates.store.js';

/** Every template, also those that nobody is offered. */
@UseCase()
export class ListAllActivityTemplates {
  constructor(private readonly templates: Templates) {}

  @Handles(listAllActivityTemplates)
  async execute(
    _administrator: Caller,
    _input: object,
    { em }: Reading,
  ): Promise<OutputOf<typeof listAllActivityTemplates>> {
    return { templates: await this.templates.all(em) };
  }
}
