import { failure } from '@alcancia/server-kit';

export const exportRunning = () => failure('data_export_running');
export const exportNotReady = () => failure('data_export_not_ready');
export const filesUnavailable = () => failure('files_unavailable');
