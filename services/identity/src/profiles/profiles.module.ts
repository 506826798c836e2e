import { Feature } from '@alcancia/server-kit';

import { Profile } from './profile.entity.js';

/** The people: adults and children. */
@Feature({ entities: [Profile] })
export class ProfilesModule {}
