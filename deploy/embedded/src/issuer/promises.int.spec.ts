import { anEmbeddedIssuer } from '../../test/an-embedded-issuer.js';
import { issuerPromises } from '../../test/issuer-promises/all.js';

issuerPromises(() => anEmbeddedIssuer());
