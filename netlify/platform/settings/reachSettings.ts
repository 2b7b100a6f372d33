import { z } from 'zod';
import { host, originUrl, port, positiveInteger } from './fields';

/** How clients reach the server, and who stands between. */
export const reachShape = {
  HOST: host.default('127.0.0.1'),
  PORT: port.default(8888),
  SITE_URL: originUrl.default('http://localhost:8888'),
  CLIENT_ADDRESS_HEADER: z
    .string()
    .trim()
    .toLowerCase()
    .regex(/^[a-z0-9-]+$/, 'expected the name of a header, such as x-nf-client-connection-ip')
    .optional(),
  CLIENT_ADDRESS_HOPS: positiveInteger.default(1),
  DRAIN_SECONDS: z.coerce
    .number({ error: 'expected a whole number' })
    .int('expected a whole number')
    .min(0, 'expected 0 or more')
    .max(600, 'expected at most 600')
    .optional(),
};

const shape = z.object(reachShape);

export const reachSettings = (values: z.infer<typeof shape>) => ({
  host: values.HOST,
  port: values.PORT,
  siteUrl: values.SITE_URL,
  /** The header in which the proxy sends the client's IP address. Null to use the socket's address. */
  clientAddressHeader: values.CLIENT_ADDRESS_HEADER ?? null,
  /** How many proxies that the operator trusts append to that header. The first of them saw the client. */
  clientAddressHops: values.CLIENT_ADDRESS_HOPS,
});
