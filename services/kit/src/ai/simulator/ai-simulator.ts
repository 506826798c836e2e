import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';

import { bodyOf } from './body-of.js';

/** What goes wrong with one call, for tests: a status, an answer of another kind, silence, or another text than is written otherwise. */
export type AiFault =
  | { readonly status: number }
  | { readonly html: string }
  | { readonly text: string }
  | { readonly afterMs: number }
  /** A call of a tool that nobody has offered. */
  | 'tool'
  | 'silence'
  | 'cut';

export interface AiMessage {
  readonly role: string;
  readonly content: string;
}

/** What a service has the simulated provider write. */
export interface Simulated {
  /** Whether it is asked for this. */
  readonly isAsked: (messages: readonly AiMessage[]) => boolean;
  readonly write: (messages: readonly AiMessage[]) => string;
}

const models = { object: 'list', data: [{ id: 'simulated', object: 'model', created: 0, owned_by: 'alcancia' }] };

/** An AI provider on this machine that speaks OpenAI's protocol for chat completions; sockets are for others to take. It thinks nothing: services say what it writes. */
export class AiSimulator {
  /** What each call asked, the newest last. */
  readonly asked: { readonly authorization: string; readonly body: string }[] = [];
  private readonly faults: AiFault[] = [];
  private readonly server = createServer((request, response) => void this.answer(request, response));

  private constructor(private readonly simulated: readonly Simulated[]) {}

  /** On a free port of this machine. */
  static start(...simulated: readonly Simulated[]): Promise<AiSimulator> {
    return AiSimulator.at({ host: '127.0.0.1', port: 0 }, ...simulated);
  }

  static async at(
    { host, port }: { readonly host: string; readonly port: number },
    ...simulated: readonly Simulated[]
  ): Promise<AiSimulator> {
    const simulator = new AiSimulator(simulated);
    await new Promise<void>((resolve) => simulator.server.listen(port, host, resolve));
    return simulator;
  }

  /** What the next calls meet, each once. */
  plan(...faults: readonly AiFault[]): void {
    this.faults.push(...faults);
  }

  /** Who takes the sockets that are opened at it: a service that simulates the realtime protocol. */
  onUpgrade(take: (request: IncomingMessage, line: Duplex, head: Buffer) => void): void {
    this.server.on('upgrade', take);
  }

  get settings(): Readonly<Record<string, string>> {
    return { AI_URL: `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/v1`, AI_MODEL: 'simulated' };
  }

  stop(): Promise<void> {
    this.server.closeAllConnections();
    return new Promise((resolve) => void this.server.close(() => resolve()));
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.method === 'GET' && request.url === '/v1/models') return this.say(response, 200, models);
    const body = await bodyOf(request);
    this.asked.push({ authorization: request.headers.authorization ?? '', body });
    if (request.method !== 'POST' || request.url !== '/v1/chat/completions') return this.say(response, 404, {});
    const planned = this.faults.shift();
    const fault = typeof planned === 'object' ? planned : undefined;
    if (planned === 'silence') return;
    if (planned === 'cut') {
      response.writeHead(200, { 'content-type': 'application/json' }).write('{"id":');
      response.destroy();
      return;
    }
    if (fault && 'status' in fault)
      return this.say(response, fault.status, { error: { message: 'simulated', type: 'server_error', code: null } });
    if (fault && 'html' in fault) return void response.writeHead(200, { 'content-type': 'text/html' }).end(fault.html);
    if (fault && 'afterMs' in fault) await new Promise((resolve) => setTimeout(resolve, fault.afterMs));
    const content = planned === 'tool' ? null : fault && 'text' in fault ? fault.text : this.written(body);
    const message = { role: 'assistant', content, refusal: null };
    const called = { id: 'call_1', type: 'function', function: { name: 'pay', arguments: '{"coins":100}' } };
    this.say(response, 200, {
      id: `chatcmpl-${this.asked.length}`,
      object: 'chat.completion',
      created: Math.floor(Date.now() / 1_000),
      model: 'simulated',
      choices: [
        {
          index: 0,
          message: planned === 'tool' ? { ...message, tool_calls: [called] } : message,
          logprobs: null,
          finish_reason: planned === 'tool' ? 'tool_calls' : 'stop',
        },
      ],
      usage: {
        prompt_tokens: body.length >> 2,
        completion_tokens: (content?.length ?? 0) >> 2,
        total_tokens: (body.length + (content?.length ?? 0)) >> 2,
      },
    });
  }

  private written(body: string): string {
    const { messages } = JSON.parse(body) as { messages: AiMessage[] };
    return this.simulated.find(({ isAsked }) => isAsked(messages))?.write(messages) ?? '';
  }

  private say(response: ServerResponse, status: number, body: object): void {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  }
}
