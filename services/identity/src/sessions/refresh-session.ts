import { decodeJwt } from 'jose';

import { type InputOf, type OutputOf } from '@alcancia/contracts/define';
import { refreshSession } from '@alcancia/contracts/identity';
import { type Caller, Failure, Handles, type Steps, UseCase } from '@alcancia/server-kit';

import { IssuerAccounts } from '../issuer/issuer-accounts.client.js';
import { saidIn } from '../issuer/issuer-answer.client.js';
import { webClientId } from '../issuer/issuer.limits.js';
import { Rotation } from './rotation.store.js';
import { type EndReason, Session } from './session.entity.js';
import { endSessions } from './session.store.js';

type Answer = OutputOf<typeof refreshSession>;

const says = (status: number, error: string, error_description: string): Answer => ({
  status,
  body: { error, error_description },
});
const notActive = () => says(400, 'invalid_grant', 'Session not active');
const endedThere = new Set(['Session not active', 'Token is not active', "Session doesn't have required client"]);

/** keycloak-js keeps a session alive. Parked and ended ones are refused, in Keycloak's own words. */
@UseCase()
export class RefreshSession {
  constructor(
    private readonly rotation: Rotation,
    private readonly accounts: IssuerAccounts,
  ) {}

  @Handles(refreshSession)
  async execute(_gateway: Caller, { form }: InputOf<typeof refreshSession>, steps: Steps): Promise<Answer> {
    const { grant_type, client_id, refresh_token } = form;
    if (grant_type !== 'refresh_token') return says(400, 'unsupported_grant_type', 'Unsupported grant_type');
    if (client_id !== webClientId) return says(401, 'invalid_client', 'Invalid client or Invalid client credentials');
    if (!refresh_token) return says(400, 'invalid_request', 'No refresh token');
    const issuerSid = sidOf(refresh_token);
    if (!issuerSid) return says(400, 'invalid_grant', 'Invalid refresh token');
    try {
      return await this.refresh(steps, issuerSid, refresh_token);
    } catch (error) {
      if (!(error instanceof Failure && error.kind === 'unavailable')) throw error;
      return says(503, 'temporarily_unavailable', 'The issuer does not answer');
    }
  }

  private async refresh(steps: Steps, issuerSid: string, refreshToken: string): Promise<Answer> {
    const session = await this.mayRefresh(steps, issuerSid);
    if (!session) return notActive();

    const rotated = await this.rotation.rotate(steps, session.id, refreshToken);
    if ('isReused' in rotated) {
      await this.end(steps, session, 'refresh-reused');
      return says(400, 'invalid_grant', 'Maximum allowed refresh token reuse exceeded');
    }
    if ('refusal' in rotated) {
      if (endedThere.has(saidIn(rotated.refusal))) await this.end(steps, session, 'issuer-ended');
      return rotated.refusal;
    }
    if (rotated.grant.issuerSid !== issuerSid || !(await this.mayRefresh(steps, issuerSid))) return notActive();
    await steps.em.execute(`update identity.sessions set last_used_at = ? where id = ? and ended_at is null`, [
      steps.now.toISOString(),
      session.id,
    ]);
    return { status: 200, body: rotated.grant.body };
  }

  private async mayRefresh({ em, now }: Steps, issuerSid: string): Promise<Session | null> {
    const session = await em.findOne(Session, { issuerSid, endedAt: null }, { refresh: true });
    return !session || session.isParked() || session.hasEnded(now) ? null : session;
  }

  private async end(steps: Steps, { id, issuerSid }: Session, reason: EndReason): Promise<void> {
    await steps.step('end', (work) => endSessions(work, { id }, reason).then(() => null));
    if (reason === 'refresh-reused') await this.accounts.endSession(issuerSid).catch(() => undefined);
  }
}

/** The session that a refresh token names, unverified: the issuer checks the token's signature. */
function sidOf(token: string): string | null {
  try {
    const { sid } = decodeJwt(token);
    return typeof sid === 'string' && sid !== '' ? sid : null;
  } catch {
    return null;
  }
}
