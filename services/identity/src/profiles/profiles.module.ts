import { Feature } from '@alcancia/server-kit';

import { Profile } from './profile.entity.js';
import { profileTables } from './profiles.personal-data.js';

/** The people: adults and children. */
@Feature({ entities: [Profile], keeps: profileTables })
export class ProfilesModule {}
