import { after, describeTable, notPersonal, personal, plain, secret } from '@alcancia/server-kit';

/** How long the consent of a sign-up that was never finished is kept, in milliseconds. */
const consentsOfNobodyMs = 7 * 86_400_000;

/** The texts themselves, and what adults agreed to: the address only as the fingerprint of a network (G50). */
export const legalTables = [
  notPersonal('legal_texts', 'id document version title effective_on summary is_material sections created_at'),
  describeTable('consents', {
    about: 'adult_id',
    kind: 'consents',
    kept: after('consented_at', consentsOfNobodyMs, 'adult_id is null'),
    erased: 'row',
    columns: [
      personal('consents', 'terms_version privacy_version method consented_at'),
      secret('consents', 'email_hmac address_hmac'),
      plain('id'),
    ],
  }),
];
