import { AdminPage } from '../admin-page.js';
import { AmbassadorTable } from '../ambassadors/ambassador-table.js';
import { words } from '../words/ambassadors.js';

/** '/admin/ambassadors': the queue, the rates, the books (G34). */
export default function AmbassadorsPage() {
  return (
    <AdminPage title={words.title} about={words.about}>
      <AmbassadorTable />
    </AdminPage>
  );
}
