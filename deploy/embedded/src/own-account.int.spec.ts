import { anEmbeddedIssuer } from '../test/an-embedded-issuer.js';
import { ownAccountPromises } from '../test/own-account-promises.js';

ownAccountPromises(() => anEmbeddedIssuer());
