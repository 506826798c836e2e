import { aKeycloak } from '../test/a-keycloak.js';
import { anIssuerAt } from '../test/an-issuer.js';
import { secondStepPromises } from '../test/second-step-promises.js';

secondStepPromises(() => anIssuerAt(aKeycloak(), async () => undefined));
