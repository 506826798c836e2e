import { applyAsAmbassador } from '@alcancia/contracts/marketing';

import { type Chapter, on } from '../moment.js';

/** Laura tells other parents of Alcancía; whether she becomes an ambassador is still to be said. */
export const ambassadors: Chapter = {
  title: 'Laura quiere recomendar Alcancía',
  moments: [
    on(2, '21:15', (family) =>
      family.adult('laura').ask(applyAsAmbassador, { payoutMethod: 'PayPal de Laura', hasAcceptedTerms: true }),
    ),
  ],
};
