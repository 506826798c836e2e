import { pathToFileURL } from 'node:url';

import {
  type LandingPageAsked,
  landingPageDrawn,
  type LandingPictureAsked,
  landingPictureDrawn,
} from '@alcancia/contracts/landing-page';
import { failure } from '@alcancia/server-kit';

import { FrontendServer } from './frontend-server.js';

/** Draws the pages of visitors: the landing's own server, or its program within this process (house §7). */
export interface LandingDrawer {
  /** The page as HTML. Rejects with `unavailable` where it cannot be drawn. */
  draw(asked: LandingPageAsked): Promise<string>;
  /** What whoever shares a page shows of it, as PNG. Rejects likewise. */
  picture(asked: LandingPictureAsked): Promise<Buffer>;
}

interface DrawingProgram {
  readonly draw: (asked: LandingPageAsked) => Promise<unknown>;
  readonly drawPicture: (asked: LandingPictureAsked) => Promise<unknown>;
}

const pageIn = (drawn: unknown): string => landingPageDrawn.parse(drawn).html;
const pictureIn = (drawn: unknown): Buffer => Buffer.from(landingPictureDrawn.parse(drawn).png, 'base64');

/** The program that the landing's build leaves beside its files, in this process. */
export function drawnHere(file: string): LandingDrawer {
  const load = async (): Promise<DrawingProgram> => {
    const { default: program } = (await import(pathToFileURL(file).href)) as { default: DrawingProgram };
    return program;
  };
  let loaded: Promise<DrawingProgram> | undefined;
  const within = async <Drawn>(draw: (program: DrawingProgram) => Promise<Drawn>): Promise<Drawn> => {
    loaded ??= load();
    try {
      return await draw(await loaded);
    } catch {
      // Built meanwhile, it is there the next time.
      loaded = undefined;
      throw failure('unavailable');
    }
  };
  return {
    draw: (asked) => within(async (program) => pageIn(await program.draw(asked))),
    picture: (asked) => within(async (program) => pictureIn(await program.drawPicture(asked))),
  };
}

/** The landing as a server of its own. */
export class LandingServer implements LandingDrawer {
  private readonly server: FrontendServer;

  constructor(base: string) {
    this.server = new FrontendServer(base);
  }

  async draw(asked: LandingPageAsked): Promise<string> {
    return pageIn(await this.asked('/draw', asked));
  }

  async picture(asked: LandingPictureAsked): Promise<Buffer> {
    return pictureIn(await this.asked('/draw-picture', asked));
  }

  private async asked(place: string, asked: object): Promise<unknown> {
    const { status, body } = await this.server.post(place, JSON.stringify(asked));
    if (status !== 200) throw failure('unavailable');
    return JSON.parse(body.toString('utf8'));
  }
}
