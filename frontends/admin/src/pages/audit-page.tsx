import { AdminPage } from '../admin-page.js';
import { AuditTable } from '../audit/audit-table.js';
import { words } from '../words/audit.js';

/** 'Auditoría': what those who run the product did. */
export default function AuditPage() {
  return (
    <AdminPage title={words.title} about={words.about}>
      <AuditTable />
    </AdminPage>
  );
}
