import { cookieChoiceDays } from '@alcancia/contracts/identity';
import { after, notPersonal } from '@alcancia/server-kit';

const dayMs = 86_400_000;

/** The evidence outlives the answer by this, for whoever asks about its last day, in days. */
const afterwardsDays = 30;

/** Browsers, not people: a number that a browser made up and the fingerprint of a network lead to nobody. */
export const cookieChoiceTables = [
  notPersonal(
    'cookie_choices',
    'id browser_id measurement outreach notice_version address_hmac decided_at',
    after('decided_at', (cookieChoiceDays + afterwardsDays) * dayMs),
  ),
];
