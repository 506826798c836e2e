import { type InputOf, type OutputOf } from '@alcancia/contracts/define';
import { readIssuerDocument } from '@alcancia/contracts/identity';
import { type Caller, failure, Handles, type Reading, UseCase } from '@alcancia/server-kit';

import { IssuerKeys } from '../issuer/issuer-keys.client.js';

/** Discovery and keys, as the issuer gives them: its addresses are already those of our origin. */
@UseCase()
export class ReadIssuerDocument {
  constructor(private readonly issuer: IssuerKeys) {}

  @Handles(readIssuerDocument)
  async execute(
    _gateway: Caller,
    { document }: InputOf<typeof readIssuerDocument>,
    _reading: Reading,
  ): Promise<OutputOf<typeof readIssuerDocument>> {
    const { status, body } = await (document === 'certs' ? this.issuer.published() : this.issuer.discovery());
    if (status !== 200) throw failure('unavailable');
    return { body };
  }
}
