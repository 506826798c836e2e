import { AdminPage } from '../admin-page.js';
import { NewLanding } from '../landings/new-landing.js';
import { words } from '../words/landings.js';

/** '/admin/landing/new': a page that nobody sees yet. */
export default function LandingNewPage() {
  return (
    <AdminPage title={words.newTitle} about={words.newAbout}>
      <NewLanding />
    </AdminPage>
  );
}
