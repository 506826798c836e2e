import { AdminPage } from '../admin-page.js';
import { LandingList } from '../landings/landing-list.js';
import { words } from '../words/landings.js';

/** '/admin/landing': every landing page (G36). */
export default function LandingsPage() {
  return (
    <AdminPage title={words.title} about={words.about}>
      <LandingList />
    </AdminPage>
  );
}
