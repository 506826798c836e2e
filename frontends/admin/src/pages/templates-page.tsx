import { AdminPage } from '../admin-page.js';
import { TemplateTable } from '../templates/template-table.js';
import { words } from '../words/templates.js';

/** '/admin/templates': what adults start an activity from (G5). */
export default function TemplatesPage() {
  return (
    <AdminPage title={words.title} about={words.about}>
      <TemplateTable />
    </AdminPage>
  );
}
