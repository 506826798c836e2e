import type { MoneyName } from '@alcancia/web-kit/ui';

const usual: MoneyName = { one: 'Moneda', many: 'Monedas' };

/** What the family calls its coins; a name of its own stays as it was written, for one and for many. */
export const moneyNameOf = (name: string | undefined): MoneyName =>
  name === undefined || name === usual.many ? usual : { one: name, many: name };
