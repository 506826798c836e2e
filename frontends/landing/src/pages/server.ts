import { readdirSync } from 'node:fs';
import path from 'node:path';

import type {
  LandingPageAsked,
  LandingPageDrawn,
  LandingPictureAsked,
  LandingPictureDrawn,
} from '@alcancia/contracts/landing-page';

import { drawPage } from './draw.js';

const assets = path.join(__dirname, '../assets');

/** Under which name the browser's script was built. */
function builtScript(): string {
  const name = readdirSync(assets).find((file) => /^landing\.[0-9a-f]+\.js$/.test(file));
  if (!name) throw new Error(`There is no script of the landing in ${assets}.`);
  return `/remotes/landing/assets/${name}`;
}

let script: string | undefined;

/** What the landing's server does for the gateway, as a process of its own or within it. */
export function draw(asked: LandingPageAsked): Promise<LandingPageDrawn> {
  script ??= builtScript();
  return drawPage(asked, script);
}

interface Pictures {
  readonly drawPicture: (asked: LandingPictureAsked) => Promise<LandingPictureDrawn>;
}

let pictures: Promise<Pictures> | undefined;

/** Loaded with the first picture: most of this program is for it. */
export async function drawPicture(asked: LandingPictureAsked): Promise<LandingPictureDrawn> {
  pictures ??= import(/* webpackChunkName: 'picture' */ './picture.js');
  return (await pictures).drawPicture(asked);
}
