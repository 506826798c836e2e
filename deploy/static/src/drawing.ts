import { existsSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/** What the gateway may ask the program for, by place; only under the process's own address, never under a public one. */
const places = { '/draw': 'draw', '/draw-picture': 'drawPicture' } as const;
export type DrawPlace = keyof typeof places;
export const isDrawPlace = (url: string | undefined): url is DrawPlace =>
  url !== undefined && Object.hasOwn(places, url);

/** Where a front end that draws pages leaves its program. It is no kind of file that is served. */
const programFile = 'server/draw.cjs';
const maxBytes = 2 * 1024 * 1024;

type Program = Partial<Record<(typeof places)[DrawPlace], (asked: unknown) => Promise<unknown>>>;

async function bodyOf(request: IncomingMessage): Promise<string> {
  const pieces: Buffer[] = [];
  let bytes = 0;
  for await (const piece of request as AsyncIterable<Buffer>) {
    bytes += piece.length;
    if (bytes > maxBytes) throw new Error('too large');
    pieces.push(piece);
  }
  return Buffer.concat(pieces).toString('utf8');
}

/** The program that a built front end brings for its pages: what it is asked comes as JSON and leaves as JSON. */
export function drawingProgram(folder: string) {
  const file = path.resolve(folder, programFile);
  let loaded: Promise<Program | null> | undefined;
  const load = async (): Promise<Program | null> => {
    if (!existsSync(file)) return null;
    const { default: program } = (await import(pathToFileURL(file).href)) as { default: Program };
    return program;
  };
  return {
    /** Resolves once the program is read, where there is one: the first visitor does not wait for it. */
    async read(): Promise<void> {
      await (loaded ??= load());
    },
    /** Null where the front end draws no such thing. */
    async draw(place: DrawPlace, request: IncomingMessage): Promise<string | null> {
      loaded ??= load();
      const draw = (await loaded)?.[places[place]];
      return draw ? JSON.stringify(await draw(JSON.parse(await bodyOf(request)))) : null;
    },
  };
}
