import { Injectable } from '@nestjs/common';

import type { OwnSound } from '@alcancia/contracts/speech';
import type { Reading, Work } from '@alcancia/server-kit';

@Injectable()
export class OwnSounds {
  /** Who never chose hears everything. */
  async of({ em }: Pick<Reading, 'em'>, profileId: string): Promise<OwnSound> {
    const [row] = await em.execute<OwnSound[]>(
      `select mutes_voice as "mutesVoice", reduces_effects as "reducesEffects" from speech.own_sound where profile_id = ?`,
      [profileId],
    );
    return row ?? { mutesVoice: false, reducesEffects: false };
  }

  async choose({ em }: Work, profileId: string, { mutesVoice, reducesEffects }: Partial<OwnSound>): Promise<void> {
    await em.execute(
      `insert into speech.own_sound as o (profile_id, mutes_voice, reduces_effects)
       values (?, coalesce(?::boolean, false), coalesce(?::boolean, false))
       on conflict (profile_id) do update set
         mutes_voice = coalesce(?::boolean, o.mutes_voice), reduces_effects = coalesce(?::boolean, o.reduces_effects)`,
      [profileId, mutesVoice ?? null, reducesEffects ?? null, mutesVoice ?? null, reducesEffects ?? null],
    );
  }
}
