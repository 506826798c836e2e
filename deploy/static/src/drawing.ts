import { existsSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/** Where the gateway asks for a page; only under the process's own address, never under a public one. */
export const drawPlace = '/draw';

/** Where a front end that draws pages leaves its program. It is no kind of file that is served. */
const programFile = 'server/draw.cjs';
const maxBytes = 2 * 1024 * 1024;

interface Program {
  readonly draw: (asked: unknown) => Promise<unknown>;
}

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
    /** Null where the front end draws no pages. */
    async draw(request: IncomingMessage): Promise<string | null> {
      loaded ??= load();
      const program = await loaded;
      if (!program) return null;
      return JSON.stringify(await program.draw(JSON.parse(await bodyOf(request))));
    },
  };
}
