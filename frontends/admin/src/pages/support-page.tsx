import { AdminPage } from '../admin-page.js';
import { SupportView } from '../support/support-view.js';
import { words } from '../words/support.js';

/** 'Modo soporte': one family, looked at for a reason and for 30 minutes (G1). */
export default function SupportPage() {
  return (
    <AdminPage title={words.title} about={words.about}>
      <SupportView />
    </AdminPage>
  );
}
