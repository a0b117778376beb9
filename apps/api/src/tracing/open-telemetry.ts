import { setTimeout as pause } from 'node:timers/promises';
import { type Context, context, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, TraceIdRatioBasedSampler, TracerProvider } from '@opentelemetry/sdk-trace';
import type { Tracing } from './traced-call.ts';

/**
 * Milliseconds: for one batch, and for what is left when the process stops. What does not fit into the queue
 * meanwhile is lost.
 */
const EXPORT_TIMEOUT_MS = 5000;
const END_TIMEOUT_MS = 2000;

/** Only the kind of a failure: its message may contain personal data. */
const endSpan = (span: Span, failure?: unknown): void => {
  if (failure !== undefined) {
    span.setAttribute('error.type', failure instanceof Error ? failure.name : 'unknown');
    span.setStatus({ code: SpanStatusCode.ERROR });
  }
  span.end();
};

/** Spans by OpenTelemetry's SDK, sent to a collector. Nothing waits for it: it may hang or be gone. */
export const createTracing = (endpoint: string, share: number): Tracing => {
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces`, timeoutMillis: EXPORT_TIMEOUT_MS });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'wayfarer' }),
    sampler: new TraceIdRatioBasedSampler(share),
    spanProcessors: [new BatchSpanProcessor({ exporter, exportTimeoutMillis: EXPORT_TIMEOUT_MS })],
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  const tracer = provider.getTracer('wayfarer');
  const begin = (name: string, kind: SpanKind): { span: Span; within: Context } => {
    const span = tracer.startSpan(name, { kind });
    return { span, within: trace.setSpan(context.active(), span) };
  };
  return {
    beginCall: () => {
      // Trace headers of visitors are ignored.
      const { span, within } = begin('call', SpanKind.SERVER);
      return {
        traceId: span.spanContext().traceId,
        run: (answer) => context.with(within, answer),
        end: ({ method, route, status }) => {
          span.updateName(`${method} ${route}`);
          span.setAttributes({ 'http.request.method': method, 'http.route': route, 'http.response.status_code': status });
          if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
          span.end();
        },
      };
    },
    inSpan: async (name, work) => {
      const { span, within } = begin(name, SpanKind.CLIENT);
      try {
        const result = await context.with(within, work);
        endSpan(span);
        return result;
      } catch (thrown) {
        endSpan(span, thrown);
        throw thrown;
      }
    },
    traceId: () => trace.getActiveSpan()?.spanContext().traceId,
    follow: (database) => {
      const open = new Map<number, Span>();
      const end = (id: number, failure?: unknown): void => {
        const span = open.get(id);
        if (open.delete(id) && span) endSpan(span, failure);
      };
      database
        .getClient()
        .on('commandStarted', ({ requestId, commandName, command }) => {
          // Change streams and jobs query all the time: only commands within a trace are recorded.
          if (!trace.getActiveSpan()?.isRecording()) return;
          const collection = typeof command[commandName] === 'string' ? command[commandName] : '';
          const { span } = begin(`mongodb ${commandName} ${collection}`.trim(), SpanKind.CLIENT);
          span.setAttributes({ 'db.system.name': 'mongodb', 'db.operation.name': commandName, 'db.collection.name': collection });
          open.set(requestId, span);
        })
        .on('commandSucceeded', ({ requestId }) => end(requestId))
        .on('commandFailed', ({ requestId, failure }) => end(requestId, failure));
    },
    stop: async () => {
      await Promise.race([provider.shutdown().catch(() => undefined), pause(END_TIMEOUT_MS, undefined, { ref: false })]);
    },
  };
};
