import { trace } from '@opentelemetry/api';
import { z } from 'zod';

import { readConfig } from '../config/read-config.js';

const tracingConfig = z.object({ OTEL_EXPORTER_OTLP_ENDPOINT: z.union([z.url(), z.literal('')]).optional() });

/** Flushes and stops; resolves also when no collector answers. */
export type StopTracing = () => Promise<void>;

/** Timeout of an export to the collector, also at the end of the process; in milliseconds. */
const timeoutMillis = 2_000;

/**
 * Traces of this process go to the OTLP/HTTP collector that OTEL_EXPORTER_OTLP_ENDPOINT names (with the other
 * OTEL_EXPORTER_OTLP_* as OpenTelemetry defines them); without it nothing is loaded and nothing recorded.
 */
export async function startTracing(
  room: string,
  env: Record<string, string | undefined> = process.env,
): Promise<StopTracing> {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint } = readConfig(room, tracingConfig, env);
  if (!endpoint) return async () => undefined;
  const [
    { BatchSpanProcessor, TracerProvider },
    { OTLPTraceExporter },
    { defaultResource, detectResources, envDetector, resourceFromAttributes },
  ] = await Promise.all([
    import('@opentelemetry/sdk-trace'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/resources'),
  ]);
  const exporter = new OTLPTraceExporter({
    url: new URL('v1/traces', endpoint.replace(/\/*$/, '/')).href,
    timeoutMillis,
  });
  const resource = defaultResource()
    .merge(detectResources({ detectors: [envDetector] }))
    .merge(resourceFromAttributes({ 'service.name': room, 'service.namespace': 'alcancia' }));
  const provider = new TracerProvider({
    resource,
    spanProcessors: [new BatchSpanProcessor({ exporter, exportTimeoutMillis: timeoutMillis })],
  });
  trace.setGlobalTracerProvider(provider);
  return async () => {
    await provider.shutdown().catch(() => undefined);
    trace.disable();
  };
}
