import { z } from 'zod';

import { payPalConfig } from './paypal/paypal-settings.policy.js';
import { placesConfig } from './places/places-settings.policy.js';

/** The service's environment. */
export const billingConfig = z.object({
  /** The address that people see: where they come back to after paying. */
  PUBLIC_ORIGIN: z.url().transform((url) => new URL(url).origin),
  ...payPalConfig.shape,
  ...placesConfig.shape,
});
export type BillingConfig = z.output<typeof billingConfig>;
