import { AdminPage } from '../admin-page.js';
import { FlagList } from '../flags/flag-list.js';
import { words } from '../words/flags.js';

/** 'Funciones': what is on for everybody. */
export default function FlagsPage() {
  return (
    <AdminPage title={words.title} about={words.about}>
      <FlagList />
    </AdminPage>
  );
}
