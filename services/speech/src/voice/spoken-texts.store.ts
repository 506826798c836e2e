import { createHash } from 'node:crypto';

import { Injectable } from '@nestjs/common';

import { type FileOwner, Files, keyOf, type Work } from '@alcancia/server-kit';

import type { Listener } from '../permissions/listener.policy.js';
import type { Saying } from '../provider/speech-provider.client.js';

/** Under which name a text in a voice is kept. */
export const hashOf = (saying: Saying): string =>
  createHash('sha256')
    .update(JSON.stringify([saying.text, saying.voice, saying.model]))
    .digest('hex');

/** What was spoken already. Its sound goes with its row: a trigger asks for the removal, whatever deletes a row. */
@Injectable()
export class SpokenTexts {
  constructor(private readonly files: Files) {}

  /** Null: not spoken yet, or the store is away. */
  async find(listener: Listener, hash: string): Promise<Uint8Array | null> {
    return this.files.get(soundKey(listener, hash)).catch(() => null);
  }

  /** Keeps the bytes; a store that is away keeps nothing, and the sound is heard all the same. */
  async put(listener: Listener, hash: string, bytes: Uint8Array): Promise<boolean> {
    return this.files.put(soundKey(listener, hash), bytes, 'audio/mpeg').then(
      () => true,
      () => false,
    );
  }

  /** The row by which it is found when its time has come. Written before the bytes, so that none lie there without it. */
  async note({ em, now }: Work, { id, role }: Listener, hash: string): Promise<void> {
    await em.execute(
      `insert into speech.spoken_texts (profile_id, profile_role, hash, made_at) values (?, ?, ?, ?)
       on conflict (profile_id, hash) do update set made_at = excluded.made_at`,
      [id, role, hash, now.toISOString()],
    );
  }
}

function soundKey({ id, role }: Listener, hash: string): string {
  const owner: FileOwner = { kind: role === 'child' ? 'children' : 'adults', id };
  return keyOf(owner, 'speech', hash, 'sound.mp3');
}
