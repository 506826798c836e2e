import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

import { bodyOf } from '@alcancia/server-kit';

import { murmur } from './murmur.js';

/** What goes wrong with one call, for tests: a status with its detail, an answer of another kind, silence, slowness, or too much. */
export type SpeechFault =
  | { readonly status: number; readonly detail?: string }
  | { readonly html: string }
  | { readonly afterMs: number }
  | { readonly bytes: number }
  | 'silence'
  | 'cut';

const voices = [
  { voice_id: '21m00Tcm4TlvDq8ikWAM', name: 'Marimba', category: 'premade', labels: { language: 'es' } },
  { voice_id: 'EXAVITQu4vr4xnSDxMaL', name: 'Xilófono', category: 'premade', labels: { language: 'es' } },
];

/** A provider on this machine that speaks ElevenLabs' protocol. Its voice is a marimba that murmurs as long as the text is. */
export class SpeechSimulator {
  /** What each call to speak asked, the newest last. */
  readonly asked: { readonly key: string; readonly path: string; readonly body: string }[] = [];
  /** Characters that were spoken, and how many there are. */
  readonly account = { used: 0, most: 10_000 };
  private readonly faults: SpeechFault[] = [];
  private toLose = 0;
  private readonly server = createServer((request, response) => void this.answer(request, response));

  private constructor() {}

  static async start(): Promise<SpeechSimulator> {
    const simulator = new SpeechSimulator();
    await new Promise<void>((resolve) => simulator.server.listen(0, '127.0.0.1', resolve));
    return simulator;
  }

  /** What the next calls to speak meet, each once. */
  plan(...faults: readonly SpeechFault[]): void {
    this.faults.push(...faults);
  }

  /** The connections of the next calls, whatever they ask, end before an answer. */
  lose(calls: number): void {
    this.toLose = calls;
  }

  get settings(): Readonly<Record<string, string>> {
    return { SPEECH_URL: `http://127.0.0.1:${(this.server.address() as AddressInfo).port}` };
  }

  stop(): Promise<void> {
    this.server.closeAllConnections();
    return new Promise((resolve) => void this.server.close(() => resolve()));
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await bodyOf(request);
    if (this.toLose > 0) {
      this.toLose -= 1;
      return void response.destroy();
    }
    const [path = ''] = (request.url ?? '').split('?');
    const key = String(request.headers['xi-api-key'] ?? '');
    if (key === '') return this.refuse(response, 401, 'invalid_api_key');
    if (request.method === 'GET' && path === '/v1/user/subscription') {
      const { used: character_count, most: character_limit } = this.account;
      const next_character_count_reset_unix = Math.floor(Date.now() / 1_000) + 86_400;
      return this.say(response, {
        tier: 'simulada',
        character_count,
        character_limit,
        next_character_count_reset_unix,
      });
    }
    if (request.method === 'GET' && path === '/v1/voices') return this.say(response, { voices });
    if (request.method !== 'POST' || !path.startsWith('/v1/text-to-speech/'))
      return this.refuse(response, 404, 'not_found');
    this.asked.push({ key, path: request.url ?? '', body });
    const fault = this.faults.shift();
    if (fault === 'silence') return;
    if (fault === 'cut') {
      response.writeHead(200, { 'content-type': 'audio/mpeg', 'content-length': '9000' }).write(murmur('a'));
      setTimeout(() => response.destroy(), 20);
      return;
    }
    if (fault && 'status' in fault) return this.refuse(response, fault.status, fault.detail ?? 'simulated');
    if (fault && 'html' in fault) return void response.writeHead(200, { 'content-type': 'text/html' }).end(fault.html);
    if (fault && 'bytes' in fault)
      return void response.writeHead(200, { 'content-type': 'audio/mpeg' }).end(Buffer.alloc(fault.bytes, 0xff));
    if (fault) await new Promise((resolve) => setTimeout(resolve, fault.afterMs));
    const { text } = JSON.parse(body) as { text: string };
    this.account.used += text.length;
    response.writeHead(200, { 'content-type': 'audio/mpeg' }).end(murmur(text));
  }

  private say(response: ServerResponse, body: object, status = 200): void {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  }

  private refuse(response: ServerResponse, status: number, detail: string): void {
    this.say(response, { detail: { status: detail, message: 'simulated' } }, status);
  }
}
