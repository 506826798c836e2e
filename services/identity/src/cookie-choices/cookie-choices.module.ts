import { Feature } from '@alcancia/server-kit';

import { SessionsModule } from '../sessions/sessions.module.js';
import { cookieChoiceTables } from './cookie-choices.personal-data.js';
import { KeepCookieChoice } from './keep-cookie-choice.js';

/** What a browser may keep beyond what it needs, asked of visitors and never of children (G50). */
@Feature({ imports: [SessionsModule], useCases: [KeepCookieChoice], keeps: cookieChoiceTables })
export class CookieChoicesModule {}
