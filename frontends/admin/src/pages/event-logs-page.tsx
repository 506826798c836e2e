import { EventLogTable } from '../event-logs/event-log-table.js';
import { AdminTheme } from '../theme/admin-theme.js';
import { words } from '../words/event-logs.js';

/** 'Eventos': sign-ins that failed, for those who help people to get in. */
export default function EventLogsPage() {
  return (
    <AdminTheme>
      <div className="page-head">
        <h1>{words.title}</h1>
        <p>{words.about}</p>
      </div>
      <EventLogTable />
    </AdminTheme>
  );
}
