import {
  type Attributes,
  isSpanContextValid,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace as traces,
} from '@opentelemetry/api';

/** Why something happens: what ties the lines and the spans of one act together, whichever rooms it passes through. */
export interface Cause {
  readonly correlationId: string;
  /** W3C `traceparent`. */
  readonly trace?: string;
}

/** The ids by which the lines of one act are found again. */
export const idsOf = ({ correlationId, trace }: Cause) => ({
  correlationId,
  ...(trace === undefined ? {} : { traceId: trace.slice(3, 35) }),
});

/** Part of a trace, under way. */
export interface OpenSpan {
  /** The cause of whatever happens within it. */
  readonly cause: Cause;
  /** How it ended; a fault is ours, a refusal is not. */
  end(outcome: string, isFault?: boolean): void;
}

export interface SpanBeginning {
  /** The room in which it happens; several rooms of one process stay apart by it. */
  readonly room: string;
  readonly name: string;
  readonly kind: 'asked' | 'told' | 'tells';
  readonly attributes?: Attributes;
}

const kinds = { asked: SpanKind.SERVER, told: SpanKind.CONSUMER, tells: SpanKind.PRODUCER } as const;
const traceparent = /^00-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})$/;

/** The parent is handed on explicitly, in messages and rows: nothing here needs an ambient context. */
function contextOf({ trace: text = '' }: Cause) {
  const [, traceId = '', spanId = '', flags = ''] = traceparent.exec(text) ?? [];
  const parent = { traceId, spanId, traceFlags: Number.parseInt(flags, 16), isRemote: true };
  return isSpanContextValid(parent) ? traces.setSpanContext(ROOT_CONTEXT, parent) : ROOT_CONTEXT;
}

/** Begins a span under its cause; without an exporter it costs next to nothing and passes the cause on as it came. */
export function openSpan(cause: Cause, { room, name, kind, attributes }: SpanBeginning): OpenSpan {
  const { correlationId } = cause;
  const options = { kind: kinds[kind], attributes: { ...attributes, 'alcancia.correlation_id': correlationId } };
  const span = traces.getTracer(room).startSpan(name, options, contextOf(cause));
  const context = span.spanContext();
  const flags = (context.traceFlags & 1).toString().padStart(2, '0');
  return {
    cause: isSpanContextValid(context)
      ? { correlationId, trace: `00-${context.traceId}-${context.spanId}-${flags}` }
      : { correlationId },
    end(outcome, isFault = false) {
      span.setAttribute('alcancia.outcome', outcome);
      if (isFault) span.setStatus({ code: SpanStatusCode.ERROR, message: outcome });
      span.end();
    },
  };
}
