import { AuditTable } from '../audit/audit-table.js';
import { AdminTheme } from '../theme/admin-theme.js';
import { words } from '../words/audit.js';

/** 'Auditoría': what those who run the product did. */
export default function AuditPage() {
  return (
    <AdminTheme>
      <div className="page-head">
        <h1>{words.title}</h1>
        <p>{words.about}</p>
      </div>
      <AuditTable />
    </AdminTheme>
  );
}
