import { failure } from '@alcancia/server-kit';

export const childErasureWaits = () => failure('child_erasure_waits');
export const accountErasureWaits = () => failure('account_erasure_waits');
export const lastSuperAdmin = () => failure('last_super_admin');
