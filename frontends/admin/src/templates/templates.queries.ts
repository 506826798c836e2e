import { createActivityTemplate, listAllActivityTemplates, updateActivityTemplate } from '@alcancia/contracts/family';
import { read, useWrite } from '@alcancia/web-kit';

export const allTemplates = read(listAllActivityTemplates, {});

export const useCreateTemplate = () => useWrite(createActivityTemplate);
export const useUpdateTemplate = () => useWrite(updateActivityTemplate);
