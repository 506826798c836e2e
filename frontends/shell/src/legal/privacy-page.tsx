import { privacy, terms } from '../words/legal.js';
import { LegalPage } from './legal-page.js';

/** '/privacy' */
export default function PrivacyPage() {
  return <LegalPage text={privacy} other={{ to: '/terms', title: terms.title }} />;
}
