import { Inject, Injectable } from '@nestjs/common';

import { CONFIG, Failure, type Job, type JobRun, type Work } from '@alcancia/server-kit';

import { type IdentityConfig } from '../identity.config.js';
import { IssuerAccounts } from '../issuer/issuer-accounts.client.js';

type Settings = Pick<IdentityConfig, 'FIRST_ADMIN_EMAIL' | 'FIRST_ADMIN_PASSWORD'>;

/** Stands on the account at the issuer: what an earlier try made is gone on with, the account of somebody else is not. */
const intentId = 'first-administrator';
const fullName = 'Super Admin';

/**
 * The first run makes one super administrator, with the e-mail and password that the operator gave (G53). The password is
 * changed at the first entry; until then the one given last counts. Where one has come in, nothing is done.
 */
@Injectable()
export class MakeFirstAdministrator implements Job {
  private isDone = false;

  constructor(
    @Inject(CONFIG) private readonly config: Settings,
    private readonly accounts: IssuerAccounts,
  ) {}

  async run({ transaction }: JobRun): Promise<void> {
    const { FIRST_ADMIN_EMAIL: email, FIRST_ADMIN_PASSWORD: password } = this.config;
    if (this.isDone || email === undefined || password === undefined) return;
    try {
      if (!(await transaction(hasAdministrator))) {
        const id = await this.openAccount(email, password);
        await transaction((work) => keepProfile(work, id, email));
      }
      this.isDone = true;
    } catch (error) {
      // The issuer is away, or this process is ending: the next run goes on.
      if (!(error instanceof Failure && error.kind === 'unavailable')) throw error;
    }
  }

  private async openAccount(email: string, password: string): Promise<string> {
    const created = await this.accounts.create({ intentId, email, fullName, password });
    const id = 'id' in created ? created.id : await this.begunBefore(email, password);
    await this.accounts.confirm(id);
    return id;
  }

  private async begunBefore(email: string, password: string): Promise<string> {
    const existing = await this.accounts.find(email);
    if (existing?.intentId !== intentId) throw new Error('FIRST_ADMIN_EMAIL cannot become an account of its own');
    await this.accounts.setPassword(existing.id, password);
    return existing.id;
  }
}

async function hasAdministrator({ em }: Work): Promise<boolean> {
  const rows = await em.execute<object[]>(
    `select id from identity.profiles where role = 'super_admin' and last_login_at is not null limit 1`,
  );
  return rows.length > 0;
}

async function keepProfile({ em, now }: Work, id: string, email: string): Promise<void> {
  const at = now.toISOString();
  await em.execute(
    `insert into identity.profiles (id, role, full_name, display_name, email, must_change_password, created_at, updated_at)
     values (?, 'super_admin', ?, ?, ?, true, ?, ?)
     on conflict (id) do update set updated_at = excluded.updated_at`,
    [id, fullName, fullName, email, at, at],
  );
}
