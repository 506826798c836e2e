import { AdminPage } from '../admin-page.js';
import { DaysTable } from '../figures/days-table.js';
import { words } from '../words/days.js';

/** '/admin/days': the figures of the panel, day by day (G40). */
export default function DaysPage() {
  return (
    <AdminPage title={words.title} about={words.about}>
      <DaysTable />
    </AdminPage>
  );
}
