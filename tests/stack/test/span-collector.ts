import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

import { z } from 'zod';

const told = z.object({
  resourceSpans: z.array(
    z.object({
      scopeSpans: z.array(
        z.object({
          scope: z.object({ name: z.string() }),
          spans: z.array(
            z.object({
              name: z.string(),
              traceId: z.string(),
              spanId: z.string(),
              parentSpanId: z.string().default(''),
            }),
          ),
        }),
      ),
    }),
  ),
});

/** Part of a trace, in the room in which it happened. */
export interface Span {
  readonly room: string;
  readonly name: string;
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId: string;
}

/** The collector to which the processes of the stack send their traces; keeps them. */
export class SpanCollector {
  readonly spans: Span[] = [];
  private readonly server = createServer((request, response) => void this.take(request, response));

  static async open(): Promise<SpanCollector> {
    const endpoint = process.env['OTEL_EXPORTER_OTLP_ENDPOINT'];
    if (!endpoint) throw new Error('Start the stack and this suite with the same OTEL_EXPORTER_OTLP_ENDPOINT.');
    const { hostname, port } = new URL(endpoint);
    const collector = new SpanCollector();
    collector.server.listen(Number(port), hostname);
    await once(collector.server, 'listening');
    return collector;
  }

  /** From the beginning of its trace to this span: who asked or told whom; null while a part is still on its way. */
  pathTo(span: Span): string[] | null {
    const here = `${span.room}: ${span.name}`;
    if (span.parentSpanId === '') return [here];
    const cause = this.spans.find(({ spanId }) => spanId === span.parentSpanId);
    const path = cause && this.pathTo(cause);
    return path ? [...path, here] : null;
  }

  async close(): Promise<void> {
    const closed = once(this.server, 'close');
    this.server.close();
    this.server.closeAllConnections();
    await closed;
  }

  private async take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const { resourceSpans } = told.parse(JSON.parse(Buffer.concat(chunks).toString('utf8')));
    for (const { scope, spans } of resourceSpans.flatMap(({ scopeSpans }) => scopeSpans))
      this.spans.push(...spans.map((span) => ({ room: scope.name, ...span })));
    response.setHeader('content-type', 'application/json').end('{}');
  }
}
