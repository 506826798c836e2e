import { AdminPage } from '../admin-page.js';
import { FamilyTest } from '../affinity/family-test.js';
import { words } from '../words/affinity.js';

/** '/admin/family-test': the affinity test and how it does (G38). */
export default function FamilyTestPage() {
  return (
    <AdminPage title={words.title} about={words.about}>
      <FamilyTest />
    </AdminPage>
  );
}
