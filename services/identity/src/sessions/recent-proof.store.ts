import { Injectable } from '@nestjs/common';
import { type z } from 'zod';

import { type recentProof } from '@alcancia/contracts/identity';
import { type Caller, type Steps } from '@alcancia/server-kit';

import { Secrets } from './secrets.cipher.js';
import { adultProofNeeded } from './session.errors.js';
import { recentProofMs } from './session.limits.js';

/** Proofs that serve the act that follows: one for each session, bound to the device, used up by the first act (G2). */
@Injectable()
export class RecentProofs {
  constructor(private readonly secrets: Secrets) {}

  /** Keeps that the adult has just been proved. Returns the token by which this device says so again. */
  async keep(steps: Steps, { session: { sessionId } }: Caller, fingerprint: string): Promise<string> {
    const proofToken = this.secrets.newToken();
    const proof = this.digest(proofToken, fingerprint);
    // The step's name carries the token: a retry makes a new token and needs a step of its own.
    await steps.step(`keep-proof ${proof}`, async ({ em, now }) => {
      await em.execute(
        `insert into identity.recent_proofs (session_id, proof_hmac, proved_at) values (?, ?, ?)
         on conflict (session_id) do update set proof_hmac = excluded.proof_hmac, proved_at = excluded.proved_at`,
        [sessionId, proof, now.toISOString()],
      );
      return null;
    });
    return proofToken;
  }

  /** Uses it up; refuses a token of another session or device, a used one, and one older than five minutes. */
  async take(
    steps: Steps,
    { session }: Caller,
    { proofToken, fingerprint }: z.output<typeof recentProof>,
  ): Promise<void> {
    await steps.step('take-proof', async ({ em, now }) => {
      const taken = await em.execute<unknown[]>(
        `delete from identity.recent_proofs where session_id = ? and proof_hmac = ? and proved_at > ?
         returning session_id`,
        [
          session.sessionId,
          this.digest(proofToken, fingerprint),
          new Date(now.getTime() - recentProofMs).toISOString(),
        ],
      );
      if (taken.length === 0) throw adultProofNeeded();
      return null;
    });
  }

  private digest(proofToken: string, fingerprint: string): string {
    return this.secrets.fingerprint('token', `${proofToken} ${fingerprint}`);
  }
}
