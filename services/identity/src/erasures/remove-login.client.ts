import { Injectable } from '@nestjs/common';

import { type DataOf } from '@alcancia/contracts/define';
import { type erasedInIdentity } from '@alcancia/contracts/identity';
import { type Eraser } from '@alcancia/server-kit';

import { IssuerAccounts } from '../issuer/issuer-accounts.client.js';

/** An adult's account at the issuer goes before the rows do: what fails there is tried again with everything else. */
@Injectable()
export class RemoveLogin implements Eraser {
  constructor(private readonly accounts: IssuerAccounts) {}

  async erase({ personId, personRole }: DataOf<typeof erasedInIdentity>): Promise<void> {
    if (personRole === 'adult') await this.accounts.remove(personId);
  }
}
