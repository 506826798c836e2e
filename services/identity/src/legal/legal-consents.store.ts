import { Injectable } from '@nestjs/common';
import { type SqlEntityManager } from '@mikro-orm/sql';

import { type AcceptedDocument } from '@alcancia/contracts/identity';
import { networkOf, type Work } from '@alcancia/server-kit';

import { Secrets } from '../sessions/secrets.cipher.js';
import { headsOf, type ShownVersions } from './legal-texts.store.js';
import { type Agreed, textsToAccept } from './legal-versions.policy.js';

interface Consent extends ShownVersions {
  readonly id: string;
  /** Null until the account is there. */
  readonly adultId: string | null;
  readonly email: string;
  /** Of the network that it came from. */
  readonly address: string;
  readonly method: 'sign_up' | 'entry';
}

/** Who agreed to which texts, when and from where: every time is a row, with fingerprints of e-mail and network (G50). */
@Injectable()
export class LegalConsents {
  constructor(private readonly secrets: Secrets) {}

  async keep({ em, now }: Work, consent: Consent): Promise<void> {
    await em.execute(
      `insert into identity.consents
         (id, adult_id, terms_version, privacy_version, email_hmac, address_hmac, method, consented_at)
       values (?, ?, ?, ?, ?, ?, ?, ?)`,
      [
        consent.id,
        consent.adultId,
        consent.termsVersion,
        consent.privacyVersion,
        this.secrets.fingerprint('email', consent.email),
        this.secrets.fingerprint('address', networkOf(consent.address)),
        consent.method,
        now.toISOString(),
      ],
    );
  }
}

/** The texts that this adult is to be asked about at the next entry. */
export async function textsToAcceptBy(em: SqlEntityManager, adultId: string, now: Date): Promise<AcceptedDocument[]> {
  const agreed = await em.execute<Agreed[]>(
    `select terms_version as "termsVersion", privacy_version as "privacyVersion" from identity.consents where adult_id = ?`,
    [adultId],
  );
  return textsToAccept(await headsOf(em), agreed, now);
}
