import { pathToFileURL } from 'node:url';

import { type LandingPageAsked, landingPageDrawn } from '@alcancia/contracts/landing-page';
import { failure } from '@alcancia/server-kit';

import { FrontendServer } from './frontend-server.js';

/** Draws the pages of visitors: the landing's own server, or its program within this process (house §7). */
export interface LandingDrawer {
  /** The page as HTML. Rejects with `unavailable` where it cannot be drawn. */
  draw(asked: LandingPageAsked): Promise<string>;
}

interface DrawingProgram {
  readonly draw: (asked: LandingPageAsked) => Promise<unknown>;
}

/** The program that the landing's build leaves beside its files, in this process. */
export function drawnHere(file: string): LandingDrawer {
  const load = async (): Promise<DrawingProgram> => {
    const { default: program } = (await import(pathToFileURL(file).href)) as { default: DrawingProgram };
    return program;
  };
  let loaded: Promise<DrawingProgram> | undefined;
  return {
    async draw(asked) {
      loaded ??= load();
      try {
        const program = await loaded;
        return landingPageDrawn.parse(await program.draw(asked)).html;
      } catch {
        // Built meanwhile, it is there the next time.
        loaded = undefined;
        throw failure('unavailable');
      }
    },
  };
}

/** The landing as a server of its own. */
export class LandingServer implements LandingDrawer {
  private readonly server: FrontendServer;

  constructor(base: string) {
    this.server = new FrontendServer(base);
  }

  async draw(asked: LandingPageAsked): Promise<string> {
    const { status, body } = await this.server.post('/draw', JSON.stringify(asked));
    if (status !== 200) throw failure('unavailable');
    return landingPageDrawn.parse(JSON.parse(body.toString('utf8'))).html;
  }
}
