/** What a service may reach beside its own database and NATS; each opens the network and brings the settings that it takes. */
export type Outside =
  /** Keycloak's protocol and its administration, with the client secret of identity. */
  | 'keycloak'
  /** A mail server: the ports of submission, outside the cluster's own network. */
  | 'mail'
  /** Providers on the internet by HTTPS, outside the cluster's own network. */
  | 'internet';

/** Settings that a place may leave as they are: what they would open stays closed, what they would name stays unnamed. */
export const optionalSettings = {
  LEGAL_CONTACT: '',
  PAYPAL_URL: 'https://api-m.paypal.com',
  PAYPAL_CLIENT_ID: '',
  PAYPAL_WEBHOOK_ID: '',
  GEOIP_URL: '',
  AI_URL: '',
  AI_MODEL: 'gpt-5-mini',
  AI_VOICE_MODEL: 'gpt-realtime',
  SPEECH_URL: '',
} as const;
export type OptionalSetting = keyof typeof optionalSettings;

/** What the infrastructure must know of one service. Its folder is `services/<name>`, its package `@alcancia/<name>`. */
export interface ServiceRoom<Name extends string = string> {
  /** Whose events it hears. Each becomes a durable consumer; a reaction to another service's event stops the service at its start. */
  readonly hears: readonly Name[];
  /** Which services it asks by request. Each becomes a permission in NATS; it may ask no other service. */
  readonly asks: readonly Name[];
  readonly reaches: readonly Outside[];
  /** Variables with a secret of its own, beside INTENT_SECRET, which every service has. No two services share one. */
  readonly secrets: readonly `${string}_SECRET`[];
  /** Variables that differ from place to place and are no secret. */
  readonly settings: readonly ('PUBLIC_ORIGIN' | OptionalSetting)[];
}

const listed = <const Name extends string>(rooms: Readonly<Record<Name, ServiceRoom<NoInfer<Name>>>>) => rooms;

/**
 * The one list of services. Streams, consumers, database roles, users of NATS, ports, compose, Kubernetes and CI are
 * made from it by `npm run record` or read it; `npm run check` names what is not there yet (docs/add-a-service.md).
 */
export const services = listed({
  identity: {
    hears: ['assistant', 'billing', 'family', 'marketing', 'notifications', 'speech'],
    asks: [],
    reaches: ['keycloak', 'mail'],
    secrets: ['SESSION_SECRET', 'PIN_SECRET'],
    settings: ['PUBLIC_ORIGIN', 'LEGAL_CONTACT'],
  },
  family: { hears: ['assistant', 'identity'], asks: [], reaches: [], secrets: [], settings: [] },
  notifications: {
    hears: ['assistant', 'billing', 'family', 'identity'],
    asks: ['identity'],
    reaches: ['mail'],
    secrets: ['UNSUBSCRIBE_SECRET'],
    settings: ['PUBLIC_ORIGIN'],
  },
  billing: {
    hears: ['identity'],
    asks: [],
    reaches: ['internet'],
    secrets: ['PAYPAL_CLIENT_SECRET'],
    settings: ['PUBLIC_ORIGIN', 'PAYPAL_URL', 'PAYPAL_CLIENT_ID', 'PAYPAL_WEBHOOK_ID', 'GEOIP_URL'],
  },
  marketing: {
    hears: ['billing', 'family', 'identity'],
    asks: [],
    reaches: ['internet'],
    secrets: ['VISITOR_SECRET', 'AI_SECRET'],
    settings: ['PUBLIC_ORIGIN', 'AI_URL', 'AI_MODEL'],
  },
  assistant: {
    hears: ['billing', 'identity'],
    asks: ['family', 'identity'],
    reaches: ['internet'],
    secrets: ['ASSISTANT_AI_SECRET'],
    settings: ['AI_URL', 'AI_MODEL', 'AI_VOICE_MODEL'],
  },
  speech: {
    hears: ['billing', 'identity'],
    asks: [],
    reaches: ['internet'],
    secrets: ['SPEECH_SECRET'],
    settings: ['SPEECH_URL'],
  },
});

export type ServiceName = keyof typeof services;
export const serviceNames = Object.keys(services) as readonly ServiceName[];

/** The room of this name, or undefined where no service is listed under it. */
export const serviceRoom = (name: string): ServiceRoom | undefined => new Map(Object.entries(services)).get(name);

/** The name under which the ways of running on one machine keep a service's own secret: PIN_SECRET as `pins`. */
export const keptAs = (secret: string): string => `${secret.replace(/_SECRET$/, '').toLowerCase()}s`;

/**
 * Front ends: `frontends/<name>`, as a process `web-<name>`. The shell serves `/`, every other one `/remotes/<name>/`; the
 * landing's process draws the pages of visitors, too.
 */
export const frontEndNames = ['shell', 'family', 'child', 'admin', 'landing'] as const;
export type FrontEndName = (typeof frontEndNames)[number];

/** Those that the shell loads into its page. */
export const microFrontEndNames = ['family', 'child', 'admin'] as const satisfies readonly FrontEndName[];
