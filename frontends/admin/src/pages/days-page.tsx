import { DaysTable } from '../figures/days-table.js';
import { AdminTheme } from '../theme/admin-theme.js';
import { words } from '../words/days.js';

/** '/admin/days': the figures of the panel, day by day (G40). */
export default function DaysPage() {
  return (
    <AdminTheme>
      <div className="page-head">
        <h1>{words.title}</h1>
        <p>{words.about}</p>
      </div>
      <DaysTable />
    </AdminTheme>
  );
}
