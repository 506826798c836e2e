import { TroubleLists } from '../troubles/trouble-lists.js';
import { AdminTheme } from '../theme/admin-theme.js';
import { words } from '../words/troubles.js';

/** '/admin/troubles': what the services could not do (G40). */
export default function TroublesPage() {
  return (
    <AdminTheme>
      <div className="page-head">
        <h1>{words.title}</h1>
        <p>{words.about}</p>
      </div>
      <TroubleLists />
    </AdminTheme>
  );
}
