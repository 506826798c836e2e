import { AdminPage } from '../admin-page.js';
import { KnowledgeTable } from '../knowledge/knowledge-table.js';
import { words } from '../words/knowledge.js';

/** '/admin/knowledge': what the assistant answers by itself (G31). */
export default function KnowledgePage() {
  return (
    <AdminPage title={words.title} about={words.about}>
      <KnowledgeTable />
    </AdminPage>
  );
}
