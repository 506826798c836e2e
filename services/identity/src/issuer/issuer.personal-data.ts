import { notPersonal } from '@alcancia/server-kit';

export const issuerTables = [notPersonal('issuer_keys', 'kid jwk read_at')];
