import { followAmbassadorLink } from './ambassador-link.js';
import { askAboutCookies } from './cookie-question.js';
import { countUp } from './count-up.js';
import { offerInstall } from './install.js';
import { openTestAbovePage } from './test-dialog.js';
import { lookAtOneVisitInFive } from './visit-in-five.js';
import { tellOfOtherFamilies } from './other-families.js';
import { priceByCountry } from './prices.js';
import { followScroll } from './sticky-cta.js';

function begin(): void {
  askAboutCookies(document);
  followAmbassadorLink(document);
  countUp(document);
  followScroll(document);
  openTestAbovePage(document);
  offerInstall(document);
  tellOfOtherFamilies(document);
  lookAtOneVisitInFive(document);
  void priceByCountry(document);
}

// Where somebody is signed in the app stands here instead of the page.
if (document.querySelector('[data-landing]') && !document.documentElement.classList.contains('to-app')) begin();
