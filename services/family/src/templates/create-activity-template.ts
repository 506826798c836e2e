import type { InputOf, OutputOf } from '@alcancia/contracts/define';
import { activityTemplateEdited, createActivityTemplate } from '@alcancia/contracts/family';
import { type Caller, Handles, UseCase, type Work } from '@alcancia/server-kit';

import { said, tidied } from './template-fields.policy.js';
import { Templates } from './templates.store.js';

/** Those who run the product give adults something more to start from. */
@UseCase()
export class CreateActivityTemplate {
  constructor(private readonly templates: Templates) {}

  @Handles(createActivityTemplate)
  async execute(
    { adultId: byId, origin }: Caller,
    typed: InputOf<typeof createActivityTemplate>,
    { em, newId, publish }: Work,
  ): Promise<OutputOf<typeof createActivityTemplate>> {
    const fields = tidied(typed);
    await this.templates.mustHavePlace(em);
    const templateId = newId();
    await this.templates.add(em, templateId, fields);
    const by = { byId, userAgent: origin.userAgent.slice(0, 300) };
    publish(activityTemplateEdited, { templateId, title: fields.title, ...by, before: {}, after: said(fields) });
    return { templateId };
  }
}
