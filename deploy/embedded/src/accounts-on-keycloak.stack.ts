import { aKeycloak } from '../test/a-keycloak.js';
import { accountPromises } from '../test/account-promises.js';
import { anIssuerAt } from '../test/an-issuer.js';

accountPromises(() => anIssuerAt(aKeycloak(), async () => undefined));
