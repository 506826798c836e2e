import { LegalList } from '../legal/legal-list.js';
import { AdminTheme } from '../theme/admin-theme.js';
import { words } from '../words/legal.js';

/** '/admin/legal': the public texts and their versions (G50). */
export default function LegalPage() {
  return (
    <AdminTheme>
      <div className="page-head">
        <h1>{words.pageTitle}</h1>
        <p>{words.about}</p>
      </div>
      <LegalList />
    </AdminTheme>
  );
}
