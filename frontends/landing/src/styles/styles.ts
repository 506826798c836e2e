import notices from '@alcancia/web-kit/social-proof.css';

import ages from './ages.css';
import base from './base.css';
import chips from './chips.css';
import cookies from './cookies.css';
import ends from './ends.css';
import foot from './foot.css';
import hero from './hero.css';
import offers from './offers.css';
import plans from './plans.css';
import proof from './proof.css';
import stories from './stories.css';
import testDialog from './test-dialog.css';

/** All of the page's own rules: small enough to come with the first bytes. */
export const styles = [
  base,
  hero,
  chips,
  stories,
  ages,
  offers,
  plans,
  ends,
  foot,
  cookies,
  notices,
  proof,
  testDialog,
].join('');
