import { cookieChoiceDays, cookieNoticeVersion } from '@alcancia/contracts/identity';

import { words } from '../words/cookies.js';

const Switch = ({
  name,
  about,
  purpose,
}: {
  readonly name: string;
  readonly about: string;
  readonly purpose: object;
}) => (
  <div className="cookie-row">
    <span>
      <b>{name}</b>
      <small>{about}</small>
    </span>
    <button type="button" role="switch" aria-checked="false" aria-label={name} className="switch" {...purpose} />
  </div>
);

/** Hidden until the script finds that this browser has not answered: without script nothing is kept that could be asked about (G50). */
export const CookieQuestion = () => (
  <section
    className="cookies"
    data-cookies
    data-version={cookieNoticeVersion}
    data-days={cookieChoiceDays}
    hidden
    aria-labelledby="cookie-title"
  >
    <div className="cookies-in">
      <div>
        <h2 id="cookie-title">{words.title}</h2>
        <p>
          {words.text} <a href="/cookies">{words.more}</a>
        </p>
        <p role="alert" data-trouble hidden>
          {words.trouble}
        </p>
      </div>
      <div className="cookie-rows" data-switches hidden>
        <Switch {...words.measurement} purpose={{ 'data-measurement': '' }} />
        <Switch {...words.outreach} purpose={{ 'data-outreach': '' }} />
      </div>
      <div className="cookie-acts">
        <button type="button" className="btn btn-line" data-choose>
          {words.choose}
        </button>
        <button type="button" className="btn btn-line" data-keep hidden>
          {words.keep}
        </button>
        <button type="button" className="btn btn-line" data-none>
          {words.onlyNecessary}
        </button>
        <button type="button" className="btn btn-line" data-all>
          {words.acceptAll}
        </button>
      </div>
    </div>
  </section>
);
