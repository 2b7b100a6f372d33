import { ROOT_CONTEXT, SpanKind, SpanStatusCode, trace, type Link, type Span as SdkSpan } from '@opentelemetry/api';
import { ExportResultCode, parseTraceParent, type ExportResult } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { defaultResource, detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
  type SpanExporter,
} from '@opentelemetry/sdk-trace';
import { AsyncResource } from 'node:async_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import type { Log } from '../log/log';
import type { TracingSettings } from '../settings/tracingSettings';
import type { Span, SpanIds, SpanStart, StartTrace } from './spans';

/** How long a server that stops waits for the collector. */
const closeMs = 3_000;
const maxValueLength = 2_000;
const defaultServiceName = 'lumapod';

/** Logs when sending begins to fail, and when it works again, instead of each batch. */
function withReports(exporter: SpanExporter, log: Log): SpanExporter {
  let isFailing = false;
  // Batches are sent by a timer that some request started, whose id the log line would have.
  const report = AsyncResource.bind(({ code, error }: ExportResult) => {
    const wasFailing = isFailing;
    isFailing = code !== ExportResultCode.SUCCESS;
    if (isFailing && !wasFailing) log.warn('Traces cannot be sent; they are dropped until they can', { error });
    if (!isFailing && wasFailing) log.info('Traces are sent again');
  });
  return {
    export: (spans, done) =>
      exporter.export(spans, (result) => {
        report(result);
        done(result);
      }),
    shutdown: () => exporter.shutdown(),
  };
}

/** The SDK reads more about the service from the environment, which may have its name too. */
const describeService = (serviceName: string | null) =>
  defaultResource()
    .merge(resourceFromAttributes({ 'service.name': defaultServiceName }))
    .merge(detectResources({ detectors: [envDetector] }))
    .merge(resourceFromAttributes(serviceName === null ? {} : { 'service.name': serviceName }));

const kinds = { server: SpanKind.SERVER, client: SpanKind.CLIENT, internal: SpanKind.INTERNAL };

const toLink = ({ traceId, spanId }: SpanIds): Link => ({ context: { traceId, spanId, traceFlags: 0 } });

function sdkOptions({ kind = 'internal', attributes, links = [] }: SpanStart, parent: Link[] = []) {
  return { kind: kinds[kind], attributes, links: [...parent, ...links.map(toLink)] };
}

function callerLink(traceparent: string | undefined): Link[] {
  const context = traceparent === undefined ? null : parseTraceParent(traceparent);
  return context ? [{ context }] : [];
}

export interface Tracing {
  startTrace: StartTrace;
  /** Sends what is pending, for a few seconds at most. Never throws. */
  close: () => Promise<void>;
}

/** Nothing is registered globally, so other packages do not add spans of their own, which could have personal data. */
export function openTracing({ url, headers, serviceName, ratio }: TracingSettings, log: Log): Tracing {
  const exporter = withReports(new OTLPTraceExporter({ url, headers }), log);
  const provider = new TracerProvider({
    resource: describeService(serviceName),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(ratio) }),
    spanLimits: { attributeValueLengthLimit: maxValueLength },
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  });
  const tracer = provider.getTracer(defaultServiceName);
  const toSpan = (span: SdkSpan): Span => {
    const inside = trace.setSpan(ROOT_CONTEXT, span);
    return {
      ids: span.spanContext(),
      startChild: (start) => toSpan(tracer.startSpan(start.name, sdkOptions(start), inside)),
      update: ({ name, attributes = {} }) => {
        span.setAttributes(attributes);
        if (name !== undefined) span.updateName(name);
      },
      fail: (type) => span.setAttribute('error.type', type).setStatus({ code: SpanStatusCode.ERROR }),
      end: () => span.end(),
    };
  };
  return {
    startTrace: ({ traceparent, ...start }) => {
      const span = tracer.startSpan(start.name, sdkOptions(start, callerLink(traceparent)), ROOT_CONTEXT);
      return span.isRecording() ? toSpan(span) : null;
    },
    close: () => Promise.race([provider.shutdown().catch(() => {}), pause(closeMs, undefined, { ref: false })]),
  };
}
