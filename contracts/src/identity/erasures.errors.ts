import { defineErrors } from '../define-errors.js';

export const erasureErrors = defineErrors({
  /** The children concerned are about to be erased: nobody is linked to them any more. */
  child_erasure_waits: 'conflict',
  /** The own account is about to be deleted: what would tie it to others is not begun any more. */
  account_erasure_waits: 'conflict',
  /** The last account that runs the product stays. */
  last_super_admin: 'conflict',
});
