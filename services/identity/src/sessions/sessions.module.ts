import { Feature } from '@alcancia/server-kit';

import { DevicesModule } from '../devices/devices.module.js';
import { IssuerModule } from '../issuer/issuer.module.js';
import { PinsModule } from '../pins/pins.module.js';
import { ChooseAdult } from './choose-adult.js';
import { ChooseChild } from './choose-child.js';
import { EndSession } from './end-session.js';
import { EndUnusedSessions } from './end-unused-sessions.js';
import { ForgetGivenAnswers } from './forget-given-answers.js';
import { LeaveProfile } from './leave-profile.js';
import { ListProfiles } from './list-profiles.js';
import { ListSessions } from './list-sessions.js';
import { ReadIssuerDocument } from './read-issuer-document.js';
import { RefreshSession } from './refresh-session.js';
import { ResolveCaller } from './resolve-caller.js';
import { Rotation } from './rotation.store.js';
import { Secrets } from './secrets.cipher.js';
import { Session } from './session.entity.js';
import { sessionTables } from './sessions.personal-data.js';
import { SetOwnPin } from './set-own-pin.js';
import { SignOutEverywhere } from './sign-out-everywhere.js';
import { SignOut } from './sign-out.js';
import { WhoAmI } from './who-am-i.js';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** Who is asking: sessions and the profile chosen in them. */
@Feature({
  imports: [DevicesModule, IssuerModule, PinsModule],
  useCases: [
    ChooseAdult,
    ChooseChild,
    EndSession,
    LeaveProfile,
    ListProfiles,
    ListSessions,
    ReadIssuerDocument,
    RefreshSession,
    ResolveCaller,
    SetOwnPin,
    SignOut,
    SignOutEverywhere,
    WhoAmI,
  ],
  schedules: [
    { name: 'end-unused-sessions', everyMs: hourMs, run: EndUnusedSessions },
    { name: 'forget-given-answers', everyMs: minuteMs, run: ForgetGivenAnswers },
  ],
  entities: [Session],
  providers: [Rotation, Secrets],
  exports: [Secrets],
  keeps: sessionTables,
})
export class SessionsModule {}
