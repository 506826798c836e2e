import path from 'node:path';

import { keptAs, type OptionalSetting } from '@alcancia/contracts/rooms';

import type { Place } from './place.js';
import type { App } from './running/app.js';
import { answersHttp } from './running/probes.js';

const clientId = 'alcancia';
const webhookId = 'WH-SIMULATED';

/** Where the place names no client of PayPal's, a simulated one runs beside the services: nobody is charged. */
export const isPayPalSimulated = (): boolean => !process.env['PAYPAL_CLIENT_ID'];

const url = ({ settings: { host, ports } }: Place): string => `http://${host}:${ports.paypal}`;

/** What billing is given to ask there: the settings of any PayPal. */
export const simulatedPayPal = (place: Place): Partial<Record<OptionalSetting, string>> =>
  isPayPalSimulated() ? { PAYPAL_URL: url(place), PAYPAL_CLIENT_ID: clientId, PAYPAL_WEBHOOK_ID: webhookId } : {};

/** And whose webhooks it is to believe, which no place with PayPal itself has to say. */
export const simulatedAuthority = (place: Place): Record<string, string> =>
  isPayPalSimulated() ? { PAYPAL_ROOT_CERTIFICATE: path.join(place.folderOf('paypal'), 'root.pem') } : {};

/** A PayPal of this stack's own, as a process: its webhooks come in at the gateway's door. */
export const payPalApp = (place: Place): App => ({
  name: 'paypal',
  url: url(place),
  spec: {
    main: 'services/billing/dist/paypal/simulator/main.js',
    args: [],
    env: {
      HOST: place.settings.host,
      PORT: `${place.settings.ports.paypal}`,
      FOLDER: place.folderOf('paypal'),
      PAYPAL_CLIENT_ID: clientId,
      PAYPAL_CLIENT_SECRET: place.secrets.of(keptAs('PAYPAL_CLIENT_SECRET')),
      WEBHOOK_URL: `http://${place.settings.host}:${place.settings.ports.gateway}/api/webhooks/paypal`,
    },
    log: place.logOf('paypal'),
  },
  answers: () => answersHttp(`${url(place)}/v1/notifications/certs/CERT-simulated`),
});
