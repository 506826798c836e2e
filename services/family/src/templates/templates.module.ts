import { Feature } from '@alcancia/server-kit';

import { CreateActivityTemplate } from './create-activity-template.js';
import { ListActivityTemplates } from './list-activity-templates.js';
import { ListAllActivityTemplates } from './list-all-activity-templates.js';
import { templateTables } from './templates.personal-data.js';
import { Templates } from './templates.store.js';
import { UpdateActivityTemplate } from './update-activity-template.js';

/** What adults start an activity from, kept by those who run the product. */
@Feature({
  useCases: [CreateActivityTemplate, ListActivityTemplates, ListAllActivityTemplates, UpdateActivityTemplate],
  providers: [Templates],
  keeps: templateTables,
})
export class TemplatesModule {}
