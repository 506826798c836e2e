import { TemplateTable } from '../templates/template-table.js';
import { AdminTheme } from '../theme/admin-theme.js';
import { words } from '../words/templates.js';

/** '/admin/templates': what adults start an activity from (G5). */
export default function TemplatesPage() {
  return (
    <AdminTheme>
      <div className="page-head">
        <h1>{words.title}</h1>
        <p>{words.about}</p>
      </div>
      <TemplateTable />
    </AdminTheme>
  );
}
