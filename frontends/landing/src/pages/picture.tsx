import { initWasm, Resvg } from '@resvg/resvg-wasm';
import resvg from '@resvg/resvg-wasm/index_bg.wasm';
import figtree from '@fontsource/figtree/files/figtree-latin-500-normal.woff';
import gabarito from '@fontsource/gabarito/files/gabarito-latin-700-normal.woff';
import satori from 'satori';

import type { LandingPictureAsked, LandingPictureDrawn } from '@alcancia/contracts/landing-page';
import { pig } from '@alcancia/web-kit/art';

import { heroScene } from '../sections/drawings.js';
import { words } from '../words/landing.js';

/** As networks show what is shared, in pixels. */
const size = { width: 1_200, height: 630 } as const;
const colours = { ground: '#0e5049', honey: '#ffc145', text: '#ffffff', quiet: '#d4ebe3' } as const;

/** What the build has put into this program: 'data:…;base64,…'. */
const bytesIn = (address: string): Buffer => Buffer.from(address.slice(address.indexOf(',') + 1), 'base64');
const asImage = (svg: string): string =>
  `data:image/svg+xml;base64,${Buffer.from(svg.replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"')).toString('base64')}`;

const scene = asImage(heroScene());
const mark = asImage(pig({ legs: false, ground: false }));
let isReady: Promise<void> | undefined;

/** The longer, the smaller: 80 characters still fit, in CSS pixels. */
const titleSize = ({ length }: string): number => (length <= 36 ? 72 : length <= 56 ? 58 : 46);
/** So much of what is below is read in passing. */
const mostSubtitle = 130;
/** These faces have no pictures of their own. */
const withoutEmoji = (text: string): string =>
  text.replaceAll(/[\p{Extended_Pictographic}\u{fe0f}\u{200d}]/gu, '').trim();
const shortened = (text: string): string =>
  text.length <= mostSubtitle ? text : `${text.slice(0, text.lastIndexOf(' ', mostSubtitle))}…`;

const wordsOf = (title: string) =>
  withoutEmoji(title)
    .split(/\s+/)
    .map((word, place) => ({ word, place }));

function Picture({ title, emphasis, subtitle }: LandingPictureAsked) {
  const stressed = new Set(emphasis.split(' '));
  return (
    <div style={{ ...size, display: 'flex', background: colours.ground, fontFamily: 'Figtree', color: colours.text }}>
      <img src={scene} width={648} height={630} alt="" style={{ position: 'absolute', right: -20, top: 0 }} />
      <div style={{ display: 'flex', flexDirection: 'column', width: 600, padding: '36px 0 0 44px' }}>
        <div style={{ display: 'flex', alignItems: 'center', fontFamily: 'Gabarito', fontSize: 36 }}>
          <img src={mark} width={52} height={52} alt="" style={{ marginRight: 12 }} />
          {words.product.toLowerCase()}
        </div>
        <div
          style={{
            display: 'flex',
            flexWrap: 'wrap',
            marginTop: 64,
            fontFamily: 'Gabarito',
            fontSize: titleSize(title),
            lineHeight: 1.08,
          }}
        >
          {wordsOf(title).map(({ word, place }) => (
            <span
              key={place}
              style={{ marginRight: '0.24em', ...(stressed.has(word) ? { color: colours.honey } : {}) }}
            >
              {word}
            </span>
          ))}
        </div>
        <div
          style={{
            display: 'flex',
            maxWidth: 520,
            marginTop: 28,
            fontSize: 27,
            lineHeight: 1.35,
            color: colours.quiet,
          }}
        >
          {shortened(withoutEmoji(subtitle))}
        </div>
      </div>
    </div>
  );
}

/** What whoever shares a page shows of it: the page's own words, 1200×630, as PNG. Whatever an editor typed is text in it. */
export async function drawPicture(asked: LandingPictureAsked): Promise<LandingPictureDrawn> {
  isReady ??= initWasm(bytesIn(resvg));
  await isReady;
  const svg = await satori(<Picture {...asked} />, {
    ...size,
    fonts: [
      { name: 'Gabarito', data: bytesIn(gabarito), weight: 700, style: 'normal' },
      { name: 'Figtree', data: bytesIn(figtree), weight: 500, style: 'normal' },
    ],
  });
  const png = new Resvg(svg).render().asPng();
  return { png: Buffer.from(png).toString('base64') };
}
