import { erasedInBilling } from '@alcancia/contracts/billing';
import { defineService, ErasureModule, PersonalDataModule } from '@alcancia/server-kit';

import { billingConfig } from './billing.config.js';
import { FiguresModule } from './figures/figures.module.js';
import { fillPlans } from './plans/fill-plans.js';
import { InvoicesModule } from './invoices/invoices.module.js';
import { PlacesModule } from './places/places.module.js';
import { PlansModule } from './plans/plans.module.js';
import { CancelBeforeErasure } from './subscriptions/cancel-before-erasure.js';
import { SubscriptionsModule } from './subscriptions/subscriptions.module.js';

export { PayPalSimulator } from './paypal/simulator/paypal-simulator.js';

/** What families may subscribe to, and what it costs. */
export const billing = defineService({
  name: 'billing',
  config: billingConfig,
  modules: [
    ErasureModule,
    FiguresModule,
    InvoicesModule,
    PersonalDataModule,
    PlacesModule,
    PlansModule,
    SubscriptionsModule,
  ],
  migrations: new URL('../migrations/', import.meta.url),
  erasures: { told: erasedInBilling, outside: [CancelBeforeErasure] },
  firstRun: fillPlans,
});
