import { privacy, terms } from '../words/legal.js';
import { LegalPage } from './legal-page.js';

/** '/terms' */
export default function TermsPage() {
  return <LegalPage text={terms} other={{ to: '/privacy', title: privacy.title }} />;
}
