import { FlagList } from '../flags/flag-list.js';
import { AdminTheme } from '../theme/admin-theme.js';
import { words } from '../words/flags.js';

/** 'Funciones': what is on for everybody. */
export default function FlagsPage() {
  return (
    <AdminTheme>
      <div className="page-head">
        <h1>{words.title}</h1>
        <p>{words.about}</p>
      </div>
      <FlagList />
    </AdminTheme>
  );
}
