import { anEmbeddedIssuer } from '../test/an-embedded-issuer.js';
import { secondStepPromises } from '../test/second-step-promises.js';

secondStepPromises(() => anEmbeddedIssuer());
