import { defineErrors } from '../define-errors.js';

export const dataExportErrors = defineErrors({
  /** One is being made already. */
  data_export_running: 'conflict',
  data_export_not_ready: 'conflict',
  /** The store of objects does not answer. */
  files_unavailable: 'unavailable',
});
