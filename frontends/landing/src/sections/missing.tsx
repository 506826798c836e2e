import { Logo, Pig } from '@alcancia/web-kit/art';

import { words } from '../words/landing.js';

/** No main page is published (spec 1 §8), or none at this address. */
export const Missing = ({ isMain }: { readonly isMain: boolean }) => (
  <main className="missing" id="contenido">
    <a className="logobox" href="/" aria-label={words.home}>
      <Logo />
    </a>
    <Pig mood="think" coin={false} className="missing-art" />
    <h1>{isMain ? words.noMain : words.unknown}</h1>
    <p>{isMain ? words.noMainText : words.unknownText}</p>
    <p className="missing-acts">
      {!isMain && (
        <a className="btn btn-lg" href="/">
          {words.backHome}
        </a>
      )}
      <a className="btn btn-line btn-lg" href="/auth?tab=signin">
        {words.signIn}
      </a>
    </p>
  </main>
);
