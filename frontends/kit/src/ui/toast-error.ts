import { asApiError } from '../api/api-error.js';
import { wordsFor } from '../words/errors.js';
import { toast, type Toast } from './feedback/toast-store.js';

/** Says what the server refused, in the product's words. For `onError` of a write. */
export function toastError(thrown: unknown, action?: Toast['action']): void {
  toast({ kind: 'error', ...wordsFor(asApiError(thrown)), ...(action ? { action } : {}) });
}
