import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What goes wrong with one call, for tests: a status, an answer of another kind, silence, or another text than a draft. */
export type AiFault =
  | { readonly status: number }
  | { readonly html: string }
  | { readonly text: string }
  | { readonly afterMs: number }
  | 'silence'
  | 'cut';

const bodyBytes = 100_000;
const angles = ['Aprender jugando', 'Hablar en casa', 'Decidir a tiempo'] as const;

interface Brief {
  readonly audience: string;
  readonly benefits: readonly string[];
  readonly keyword: string;
  /** Which of them, from 1. */
  readonly draft: number;
}

const draftOf = ({ audience, benefits, keyword }: Brief, angle: string) => ({
  title: `${keyword}: ${angle.toLowerCase()}`,
  metaDescription: `${angle} con Alcancía, para ${audience}.`,
  hero: {
    title: `${angle}: ${keyword}`,
    emphasis: angle.split(' ')[0] ?? '',
    // A model invents figures whatever it is told.
    subtitle: `Para ${audience}. El 97 % de las familias lo recomienda.`,
  },
  problem: {
    heading: 'Lo que pasa en casa',
    items: [
      { title: 'Piden y no saben lo que cuesta', text: 'El dinero aparece y desaparece sin que lo vean.' },
      { title: 'Hablar de dinero cuesta', text: 'Nadie sabe por dónde empezar.' },
    ],
  },
  steps: {
    heading: 'Así empieza tu familia',
    items: [
      { title: 'Creas un perfil', text: 'Cada niña y cada niño tiene el suyo.' },
      { title: 'Eligen qué hacer', text: 'Lo que hacen en casa se convierte en Monedas.' },
      { title: 'Ahorran para lo suyo', text: 'Ven crecer lo que guardan.' },
    ],
  },
  benefits: { heading: 'Lo que ganan', items: benefits.map((title) => ({ title, text: `${angle}, paso a paso.` })) },
});

async function bodyOf(request: IncomingMessage): Promise<string> {
  const pieces: Buffer[] = [];
  let bytes = 0;
  for await (const piece of request as AsyncIterable<Buffer>) {
    bytes += piece.length;
    if (bytes > bodyBytes) throw new Error('too large');
    pieces.push(piece);
  }
  return Buffer.concat(pieces).toString('utf8');
}

/** An AI provider on this machine that speaks OpenAI's protocol for chat completions. It thinks nothing: it fills a form. */
export class AiSimulator {
  /** What each call asked, the newest last. */
  readonly asked: { readonly authorization: string; readonly body: string }[] = [];
  private readonly faults: AiFault[] = [];
  private readonly server = createServer((request, response) => void this.answer(request, response));

  static async start(): Promise<AiSimulator> {
    const simulator = new AiSimulator();
    await new Promise<void>((resolve) => simulator.server.listen(0, '127.0.0.1', resolve));
    return simulator;
  }

  /** What the next calls meet, each once. */
  plan(...faults: readonly AiFault[]): void {
    this.faults.push(...faults);
  }

  get settings(): Readonly<Record<string, string>> {
    return { AI_URL: `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/v1`, AI_MODEL: 'simulated' };
  }

  stop(): Promise<void> {
    this.server.closeAllConnections();
    return new Promise((resolve) => void this.server.close(() => resolve()));
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await bodyOf(request);
    this.asked.push({ authorization: request.headers.authorization ?? '', body });
    if (request.method !== 'POST' || request.url !== '/v1/chat/completions') return this.say(response, 404, {});
    const fault = this.faults.shift();
    if (fault === 'silence') return;
    if (fault === 'cut') {
      response.writeHead(200, { 'content-type': 'application/json' }).write('{"id":');
      response.destroy();
      return;
    }
    if (fault && 'status' in fault)
      return this.say(response, fault.status, { error: { message: 'simulated', type: 'server_error', code: null } });
    if (fault && 'html' in fault) return void response.writeHead(200, { 'content-type': 'text/html' }).end(fault.html);
    if (fault && 'afterMs' in fault) await new Promise((resolve) => setTimeout(resolve, fault.afterMs));
    const content = fault && 'text' in fault ? fault.text : this.written(body);
    this.say(response, 200, {
      id: `chatcmpl-${this.asked.length}`,
      object: 'chat.completion',
      created: Math.floor(Date.now() / 1_000),
      model: 'simulated',
      choices: [
        { index: 0, message: { role: 'assistant', content, refusal: null }, logprobs: null, finish_reason: 'stop' },
      ],
      usage: {
        prompt_tokens: body.length >> 2,
        completion_tokens: content.length >> 2,
        total_tokens: (body.length + content.length) >> 2,
      },
    });
  }

  private written(body: string): string {
    const { messages } = JSON.parse(body) as { messages: { role: string; content: string }[] };
    const brief = JSON.parse(messages.find(({ role }) => role === 'user')?.content ?? '{}') as Brief;
    return JSON.stringify(draftOf(brief, angles[(brief.draft - 1) % angles.length] ?? angles[0]));
  }

  private say(response: ServerResponse, status: number, body: object): void {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  }
}
