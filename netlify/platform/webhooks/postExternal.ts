import { lookup } from 'node:dns';
import { request as requestPlain, type IncomingHttpHeaders, type OutgoingHttpHeaders } from 'node:http';
import { request as requestSecure } from 'node:https';
import type { LookupFunction } from 'node:net';
import { isAllowedAddress, type WebhookTargets } from './webhookTarget';

export class AddressNotAllowedError extends Error {
  constructor() {
    super('the webhook URL must be a public address');
  }
}

/** Checks the address of the actual connection, so that a name cannot be public when checked and private when used. */
const allowedLookup =
  (targets: WebhookTargets): LookupFunction =>
  (name, options, callback) =>
    lookup(name, { ...options, all: true }, (error, addresses) => {
      if (error) return callback(error, '');
      const allowed = addresses.filter(({ address }) => isAllowedAddress(address, targets));
      const [first] = allowed;
      if (!first) return callback(new AddressNotAllowedError(), '');
      return options.all ? callback(null, allowed) : callback(null, first.address, first.family);
    });

interface PostOptions {
  body: string | Buffer;
  headers: OutgoingHttpHeaders;
  targets: WebhookTargets;
  signal: AbortSignal;
}

export interface PostResponse {
  status: number;
  headers: IncomingHttpHeaders;
}

/** Posts to a URL from outside, if `targets` allows its address. Neither follows redirects nor reads the body. */
export const postExternal = (url: URL, { body, headers, targets, signal }: PostOptions) =>
  new Promise<PostResponse>((resolve, reject) => {
    const send = url.protocol === 'https:' ? requestSecure : requestPlain;
    const options = { method: 'POST', agent: false, headers, lookup: allowedLookup(targets), signal };
    const request = send(url, options, (response) => {
      resolve({ status: response.statusCode ?? 0, headers: response.headers });
      response.destroy();
    });
    request.on('error', reject);
    request.end(body);
  });
