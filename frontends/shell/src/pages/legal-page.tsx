import { OwnCookieChoice } from '../cookies/own-cookie-choice.js';
import LegalPage from '../legal/legal-page.js';

/** The legal texts; below the one on cookies stands what this browser may keep. */
export default function LegalPageWithChoice() {
  return <LegalPage cookieChoice={<OwnCookieChoice />} />;
}
