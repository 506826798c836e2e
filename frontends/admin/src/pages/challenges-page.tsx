import { AdminPage } from '../admin-page.js';
import { ChallengeTable } from '../challenges/challenge-table.js';
import { words } from '../words/challenges.js';

/** '/admin/challenges': what adults start a challenge from (G7). */
export default function ChallengesPage() {
  return (
    <AdminPage title={words.title} about={words.about}>
      <ChallengeTable />
    </AdminPage>
  );
}
