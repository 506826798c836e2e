import { aKeycloak } from '../test/a-keycloak.js';
import { anIssuerAt } from '../test/an-issuer.js';
import { ownAccountPromises } from '../test/own-account-promises.js';

ownAccountPromises(() => anIssuerAt(aKeycloak(), async () => undefined));
