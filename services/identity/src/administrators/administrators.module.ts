import { Feature } from '@alcancia/server-kit';

import { IssuerModule } from '../issuer/issuer.module.js';
import { MakeFirstAdministrator } from './make-first-administrator.js';
import { ReadAccountFigures } from './read-account-figures.js';

/** Those who run the product: the first of them, and what they see of accounts. */
@Feature({
  imports: [IssuerModule],
  useCases: [ReadAccountFigures],
  jobs: [{ name: 'make-first-administrator', everyMs: 5_000, run: MakeFirstAdministrator }],
})
export class AdministratorsModule {}
