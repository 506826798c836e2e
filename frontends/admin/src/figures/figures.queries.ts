import { readAccountFigures } from '@alcancia/contracts/identity';
import { read } from '@alcancia/web-kit';

export const accountFigures = read(readAccountFigures, {});
