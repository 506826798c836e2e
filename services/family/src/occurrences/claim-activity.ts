import { type InputOf, type OutputOf } from '@alcancia/contracts/define';
import { claimActivity } from '@alcancia/contracts/family';
import { type Act, type Caller, Decides, type Effects, type Reading, UseCase } from '@alcancia/server-kit';

import { claim } from './claim.policy.js';
import { type ClaimPicture, ClaimPictures } from './claim-pictures.store.js';

/** 'Hecho'. */
@UseCase()
export class ClaimActivity {
  constructor(private readonly pictures: ClaimPictures) {}

  read(acts: readonly Act<typeof claimActivity>[], reading: Reading): Promise<ClaimPicture> {
    return this.pictures.read(acts, reading);
  }

  @Decides(claimActivity)
  decide(
    person: Caller,
    asked: InputOf<typeof claimActivity>,
    effects: Effects,
    picture: ClaimPicture,
  ): OutputOf<typeof claimActivity> {
    return { occurrence: claim(effects, picture, person, asked) };
  }
}
