import { AdminPage } from '../admin-page.js';
import { LegalList } from '../legal/legal-list.js';
import { words } from '../words/legal.js';

/** '/admin/legal': the public texts and their versions (G50). */
export default function LegalPage() {
  return (
    <AdminPage title={words.pageTitle} about={words.about}>
      <LegalList />
    </AdminPage>
  );
}
