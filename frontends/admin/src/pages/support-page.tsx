import { SupportView } from '../support/support-view.js';
import { AdminTheme } from '../theme/admin-theme.js';
import { words } from '../words/support.js';

/** 'Modo soporte': one family, looked at for a reason and for 30 minutes (G1). */
export default function SupportPage() {
  return (
    <AdminTheme>
      <div className="page-head">
        <h1>{words.title}</h1>
        <p>{words.about}</p>
      </div>
      <SupportView />
    </AdminTheme>
  );
}
