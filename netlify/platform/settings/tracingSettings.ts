import { z } from 'zod';
import { commaList, optionalString } from './fields';

const address = z
  .url({ protocol: /^https?$/, error: 'expected an address such as http://localhost:4318' })
  .refine((url) => !/[?#@]/.test(url), 'expected an address without a name, a query or a fragment')
  .optional();

const headerPattern = /^([\w!#$%&'*+.^`|~-]+)\s*=\s*([!-~][ -~]*)$/;

function parseHeader(pair: string): [string, string] | null {
  const [, name, value] = headerPattern.exec(pair) ?? [];
  if (!name || !value) return null;
  try {
    const decoded = decodeURIComponent(value);
    return /^[ -~]+$/.test(decoded) ? [name, decoded] : null;
  } catch {
    return null;
  }
}

/** `name=value,name=value` with percent-encoded values, as in OpenTelemetry's specification. */
const headerList = commaList
  .transform((pairs) => pairs.map(parseHeader))
  .refine((headers) => !headers.includes(null), 'expected headers such as api-key=secret, separated by commas');

const samplers = [
  'always_on',
  'always_off',
  'traceidratio',
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
] as const;

export const tracingShape = {
  OTEL_EXPORTER_OTLP_ENDPOINT: address,
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: address,
  OTEL_EXPORTER_OTLP_HEADERS: headerList,
  OTEL_SERVICE_NAME: optionalString,
  OTEL_TRACES_SAMPLER: z
    .enum(samplers, { error: `expected one of ${samplers.join(', ')}` })
    .default('parentbased_always_on'),
  OTEL_TRACES_SAMPLER_ARG: z.coerce
    .number({ error: 'expected a number from 0 to 1' })
    .min(0, 'expected a number from 0 to 1')
    .max(1, 'expected a number from 0 to 1')
    .default(1),
};

const shape = z.object(tracingShape);
type Values = z.infer<typeof shape>;

/** Requests have no parent, because callers do not decide what is sampled. So samplers with `parentbased_` are the same. */
function sampledRatio({ OTEL_TRACES_SAMPLER: sampler, OTEL_TRACES_SAMPLER_ARG: ratio }: Values): number {
  if (sampler.endsWith('always_off')) return 0;
  return sampler.endsWith('always_on') ? 1 : ratio;
}

/** Null turns traces off. */
export function tracingSettings(values: Values) {
  const base = values.OTEL_EXPORTER_OTLP_ENDPOINT;
  const url = values.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT ?? (base && `${base.replace(/\/+$/, '')}/v1/traces`);
  return url
    ? {
        url,
        headers: Object.fromEntries(values.OTEL_EXPORTER_OTLP_HEADERS.filter((header) => header !== null)),
        serviceName: values.OTEL_SERVICE_NAME ?? null,
        /** The share of traces that is recorded, from 0 to 1. */
        ratio: sampledRatio(values),
      }
    : null;
}
