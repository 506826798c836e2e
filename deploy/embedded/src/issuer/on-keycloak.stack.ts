import { aKeycloak } from '../../test/a-keycloak.js';
import { anIssuerAt } from '../../test/an-issuer.js';
import { issuerPromises } from '../../test/issuer-promises/all.js';

issuerPromises(() => anIssuerAt(aKeycloak(), async () => undefined));
