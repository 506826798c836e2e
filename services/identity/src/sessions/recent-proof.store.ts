import { Injectable } from '@nestjs/common';
import { type z } from 'zod';

import { type recentProof } from '@alcancia/contracts/identity';
import { type Caller, type Steps } from '@alcancia/server-kit';

import { Secrets } from './secrets.cipher.js';
import { adultProofNeeded } from './session.errors.js';
import { recentProofMs } from './session.limits.js';

type Recent = z.output<typeof recentProof>;

/** Proofs that serve the act that follows: one for each session, bound to the device, used up by the first PIN (G2). */
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
  async take(steps: Steps, caller: Caller, proof: Recent): Promise<void> {
    await steps.step('take-proof', async ({ em, now }) => {
      const taken = await em.execute<unknown[]>(
        `delete from identity.recent_proofs where session_id = ? and proof_hmac = ? and proved_at > ?
         returning session_id`,
        this.which(caller, proof, now),
      );
      if (taken.length === 0) throw adultProofNeeded();
      return null;
    });
  }

  /** Refuses the same and leaves it for the act that follows. */
  async mustBeKept({ em, now }: Steps, caller: Caller, proof: Recent): Promise<void> {
    const kept = await em.execute<unknown[]>(
      `select 1 from identity.recent_proofs where session_id = ? and proof_hmac = ? and proved_at > ?`,
      this.which(caller, proof, now),
    );
    if (kept.length === 0) throw adultProofNeeded();
  }

  private which({ session: { sessionId } }: Caller, { proofToken, fingerprint }: Recent, now: Date): string[] {
    const since = new Date(now.getTime() - recentProofMs).toISOString();
    return [sessionId, this.digest(proofToken, fingerprint), since];
  }

  private digest(proofToken: string, fingerprint: string): string {
    return this.secrets.fingerprint('token', `${proofToken} ${fingerprint}`);
  }
}
