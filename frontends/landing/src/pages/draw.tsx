import { prerender } from 'react-dom/static';
import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2';
import gabarito from '@fontsource-variable/gabarito/files/gabarito-latin-wght-normal.woff2';

import type { LandingPageAsked, LandingPageDrawn } from '@alcancia/contracts/landing-page';

import { Body, plansOf } from '../sections/body.js';
import { Missing } from '../sections/missing.js';
import { styles } from '../styles/styles.js';
import { words } from '../words/landing.js';
import { asScriptText, structuredData } from './structured.js';

/** Stands where each visitor's own nonce belongs. */
const nonce = '__NONCE__';
/** Where the app is brought in for whoever is signed in. */
const appPlace = '<!--alcancia-app-->';

/** Without a flash of another face, and without a shift when it comes: on a slow line the system's own stays. */
const face = (family: string, from: string, weights: string): string =>
  `@font-face{font-family:'${family}';font-weight:${weights};font-display:optional;src:url(${from}) format('woff2')}`;
const faces = face('Gabarito', gabarito, '400 900') + face('Figtree', figtree, '300 900');

/** What moves comes once all that is read and seen is here: on a slow line it would hold that up. */
const bringScript =
  "(()=>{const{nonce,dataset:{script}}=document.currentScript;addEventListener('load',()=>{" +
  "const moving=document.createElement('script');moving.src=script;moving.nonce=nonce;document.head.append(moving)})})()";

const addressOf = ({ landing, origin }: LandingPageAsked): string =>
  `${origin}${landing && !landing.isMain ? `/landing/${landing.slug}` : '/'}`;

interface PageProps extends LandingPageAsked {
  /** Address of the script that moves what moves. */
  readonly script: string;
}

function Head(asked: LandingPageAsked) {
  const { landing, plans, origin, slug } = asked;
  const url = addressOf(asked);
  const title = landing?.title ?? `${slug === null ? words.noMain : words.unknown} · ${words.product}`;
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
      <meta name="theme-color" content="#0e5049" />
      <title>{title}</title>
      {landing ? <Found landing={landing} origin={origin} url={url} /> : <meta name="robots" content="noindex" />}
      <link rel="icon" type="image/svg+xml" href="/icon.svg" />
      <link rel="preload" as="font" type="font/woff2" href={gabarito} crossOrigin="anonymous" />
      <link rel="preload" as="font" type="font/woff2" href={figtree} crossOrigin="anonymous" />
      <style nonce={nonce} dangerouslySetInnerHTML={{ __html: faces + styles }} />
      {landing && (
        <script
          type="application/ld+json"
          nonce={nonce}
          dangerouslySetInnerHTML={{
            __html: asScriptText(structuredData(landing, plansOf(landing, plans), origin, url)),
          }}
        />
      )}
    </head>
  );
}

interface FoundProps {
  readonly landing: NonNullable<LandingPageAsked['landing']>;
  readonly origin: string;
  readonly url: string;
}

/** What search engines and whoever shares the page show of it. */
const Found = ({ landing: { title, metaDescription, ogImage, slug, version }, origin, url }: FoundProps) => (
  <>
    <meta name="description" content={metaDescription} />
    <link rel="canonical" href={url} />
    <meta property="og:type" content="website" />
    <meta property="og:locale" content="es_419" />
    <meta property="og:site_name" content={words.product} />
    <meta property="og:title" content={title} />
    <meta property="og:description" content={metaDescription} />
    <meta property="og:url" content={url} />
    <meta property="og:image" content={`${origin}${ogImage ?? `/landing-picture/${slug}.png?v=${version}`}`} />
    <meta property="og:image:width" content="1200" />
    <meta property="og:image:height" content="630" />
    <meta name="twitter:card" content="summary_large_image" />
  </>
);

const Page = ({ script, ...asked }: PageProps) => (
  <html lang="es">
    <Head {...asked} />
    <body>
      <div data-landing data-landing-id={asked.landing?.id} data-landing-version={asked.landing?.version}>
        {asked.landing ? (
          <Body landing={asked.landing} plans={asked.plans} url={addressOf(asked)} variant={asked.variant} />
        ) : (
          <Missing isMain={asked.slug === null} />
        )}
      </div>
      {asked.landing && <script data-script={script} nonce={nonce} dangerouslySetInnerHTML={{ __html: bringScript }} />}
    </body>
  </html>
);

/** A whole page as HTML, readable before any script runs. Whatever an editor typed is text in it. */
export async function drawPage(asked: LandingPageAsked, script: string): Promise<LandingPageDrawn> {
  const { prelude } = await prerender(<Page {...asked} script={script} />);
  const html = await new Response(prelude).text();
  return { html: html.replace('<body>', `<body>${appPlace}`) };
}
