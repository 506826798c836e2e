import { AdminPage } from '../admin-page.js';
import { GenerateLanding } from '../landings/generate-landing.js';
import { words } from '../words/generation.js';

/** '/admin/landing/generate': three drafts to start from (G36). */
export default function LandingGeneratePage() {
  return (
    <AdminPage title={words.title} about={words.about}>
      <GenerateLanding />
    </AdminPage>
  );
}
