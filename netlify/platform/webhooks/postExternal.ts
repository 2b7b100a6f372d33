import { lookup } from 'node:dns';
import { request as requestPlain, type IncomingHttpHeaders, type OutgoingHttpHeaders } from 'node:http';
import { request as requestSecure } from 'node:https';
import type { LookupFunction } from 'node:net';
import { isAllowedAddress, type WebhookTargets } from './webhookTarget';

/** The host name resolves to an address that is not allowed. */
export class NotPublic extends Error {
  constructor() {
    super('the webhook URL must be a public address');
  }
}

/** Checks the address of the actual connection, so that a name cannot be public when checked and private when used. */
const allowedLookup =
  (targets: WebhookTargets): LookupFunction =>
  (name, options, done) =>
    lookup(name, { ...options, all: true }, (error, found) => {
      if (error) return done(error, '');
      const allowed = found.filter(({ address }) => isAllowedAddress(address, targets));
      const [first] = allowed;
      if (!first) return done(new NotPublic(), '');
      return options.all ? done(null, allowed) : done(null, first.address, first.family);
    });

interface Post {
  body: string | Buffer;
  headers: OutgoingHttpHeaders;
  targets: WebhookTargets;
  signal: AbortSignal;
}

export interface PostAnswer {
  status: number;
  headers: IncomingHttpHeaders;
}

/**
 * Posts to a URL that someone else provided, if `targets` allows its address. Does not follow redirects. Returns status and
 * headers; the body is not read.
 */
export const postExternal = (url: URL, { body, headers, targets, signal }: Post) =>
  new Promise<PostAnswer>((done, fail) => {
    const send = url.protocol === 'https:' ? requestSecure : requestPlain;
    const options = { method: 'POST', agent: false, headers, lookup: allowedLookup(targets), signal };
    const request = send(url, options, (answer) => {
      done({ status: answer.statusCode ?? 0, headers: answer.headers });
      answer.destroy();
    });
    request.on('error', fail);
    request.end(body);
  });
