import { readAccountErasure, requestAccountErasure } from '@alcancia/contracts/identity';
import { read, useWrite } from '@alcancia/web-kit';

export const accountErasure = read(readAccountErasure, {});
export const useRequestAccountErasure = () => useWrite(requestAccountErasure);
