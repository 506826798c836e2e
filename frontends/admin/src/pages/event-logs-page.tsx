import { AdminPage } from '../admin-page.js';
import { EventLogTable } from '../event-logs/event-log-table.js';
import { words } from '../words/event-logs.js';

/** 'Eventos': sign-ins that failed, for those who help people to get in. */
export default function EventLogsPage() {
  return (
    <AdminPage title={words.title} about={words.about}>
      <EventLogTable />
    </AdminPage>
  );
}
