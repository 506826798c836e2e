import type { InputOf, OutputOf } from '@alcancia/contracts/define';
import { activityTemplateEdited, updateActivityTemplate } from '@alcancia/contracts/family';
import { type Caller, failure, Handles, notFound, UseCase, type Work } from '@alcancia/server-kit';

import { changedTemplate, tidied } from './template-fields.policy.js';
import { Templates } from './templates.store.js';

/** Changes what adults start from, or takes it away; what was made from it stays as it is. */
@UseCase()
export class UpdateActivityTemplate {
  constructor(private readonly templates: Templates) {}

  @Handles(updateActivityTemplate)
  async execute(
    { adultId: byId, origin }: Caller,
    { templateId, version, ...typed }: InputOf<typeof updateActivityTemplate>,
    { em, publish }: Work,
  ): Promise<OutputOf<typeof updateActivityTemplate>> {
    const fields = tidied(typed);
    const template = await this.templates.locked(em, templateId);
    if (!template) throw notFound();
    if (template.version !== version) throw failure('changed_before');
    const edit = changedTemplate(template, fields);
    if (Object.keys(edit.after).length === 0) return { version };
    await this.templates.change(em, templateId, fields);
    const by = { byId, userAgent: origin.userAgent.slice(0, 300) };
    publish(activityTemplateEdited, { templateId, title: template.title, ...by, ...edit });
    return { version: version + 1 };
  }
}
