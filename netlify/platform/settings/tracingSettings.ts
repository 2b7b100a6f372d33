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

/** Unchecked, because other programs of the same machine may have these variables with values of their own. */
export const tracingShape = {
  OTEL_SDK_DISABLED: optionalString,
  OTEL_TRACES_EXPORTER: optionalString,
  OTEL_EXPORTER_OTLP_ENDPOINT: optionalString,
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: optionalString,
  OTEL_EXPORTER_OTLP_PROTOCOL: optionalString,
  OTEL_EXPORTER_OTLP_HEADERS: optionalString,
  OTEL_SERVICE_NAME: optionalString,
  OTEL_TRACES_SAMPLER: optionalString,
  OTEL_TRACES_SAMPLER_ARG: optionalString,
};

const unchecked = z.object(tracingShape);
type Unchecked = z.infer<typeof unchecked>;

const checked = unchecked.extend({
  OTEL_EXPORTER_OTLP_ENDPOINT: address,
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: address,
  OTEL_EXPORTER_OTLP_PROTOCOL: z
    .enum(['http/json', 'http/protobuf'], { error: 'expected http/json, which is sent to collectors that take HTTP' })
    .optional(),
  OTEL_EXPORTER_OTLP_HEADERS: headerList,
  OTEL_TRACES_SAMPLER: z
    .enum(samplers, { error: `expected one of ${samplers.join(', ')}` })
    .default('parentbased_always_on'),
  OTEL_TRACES_SAMPLER_ARG: z.coerce
    .number({ error: 'expected a number from 0 to 1' })
    .min(0, 'expected a number from 0 to 1')
    .max(1, 'expected a number from 0 to 1')
    .default(1),
});
type Checked = z.infer<typeof checked>;

/** Requests have no parent, because callers do not decide what is sampled. So samplers with `parentbased_` are the same. */
function sampledRatio({ OTEL_TRACES_SAMPLER: sampler, OTEL_TRACES_SAMPLER_ARG: ratio }: Checked): number {
  if (sampler.endsWith('always_off')) return 0;
  return sampler.endsWith('always_on') ? 1 : ratio;
}

const isOff = ({ OTEL_SDK_DISABLED: disabled, OTEL_TRACES_EXPORTER: exporter = 'otlp' }: Unchecked): boolean =>
  disabled?.toLowerCase() === 'true' || !exporter.split(',').some((name) => name.trim() === 'otlp');

export interface TracingSettings {
  url: string;
  headers: Record<string, string>;
  serviceName: string | null;
  /** The share of traces that is recorded, from 0 to 1. */
  ratio: number;
}

/** Null turns traces off, and so does a list of what is expected of invalid settings. */
export function tracingSettings(values: Unchecked): TracingSettings | { problems: string[] } | null {
  if (isOff(values) || !(values.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT ?? values.OTEL_EXPORTER_OTLP_ENDPOINT)) return null;
  const { data, error } = checked.safeParse(values);
  if (error) return { problems: error.issues.map(({ path, message }) => `${String(path[0])}: ${message}`) };
  const base = data.OTEL_EXPORTER_OTLP_ENDPOINT?.replace(/\/+$/, '');
  return {
    url: data.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT ?? `${base}/v1/traces`,
    headers: Object.fromEntries(data.OTEL_EXPORTER_OTLP_HEADERS.filter((header) => header !== null)),
    serviceName: data.OTEL_SERVICE_NAME ?? null,
    ratio: sampledRatio(data),
  };
}
