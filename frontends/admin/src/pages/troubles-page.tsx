import { AdminPage } from '../admin-page.js';
import { TroubleLists } from '../troubles/trouble-lists.js';
import { words } from '../words/troubles.js';

/** '/admin/troubles': what the services could not do (G40). */
export default function TroublesPage() {
  return (
    <AdminPage title={words.title} about={words.about}>
      <TroubleLists />
    </AdminPage>
  );
}
