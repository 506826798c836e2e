import { AchievementTable } from '../achievements/achievement-table.js';
import { AdminPage } from '../admin-page.js';
import { words } from '../words/achievements.js';

/** '/admin/achievements': what children can earn once and for ever (G17). */
export default function AchievementsPage() {
  return (
    <AdminPage title={words.title} about={words.about}>
      <AchievementTable />
    </AdminPage>
  );
}
