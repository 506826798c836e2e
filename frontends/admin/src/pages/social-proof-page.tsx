import { AdminPage } from '../admin-page.js';
import { NoticeTable } from '../social-proof/notice-table.js';
import { words } from '../words/social-proof.js';

/** '/admin/social-proof': what visitors hear of other families (G39). */
export default function SocialProofPage() {
  return (
    <AdminPage title={words.title} about={words.about}>
      <NoticeTable />
    </AdminPage>
  );
}
