import { AwsClient } from 'aws4fetch';
import { createHash } from 'node:crypto';
import type { Settings } from '../settings/settings';
import { inHttpCall } from '../tracing/outgoingCalls';

type S3 = NonNullable<Settings['s3']>;

/** Prefix of the shop's objects, because the bucket may contain others. */
const keyPrefix = 'id-images/';
const maxRetries = 2;

const entities: Record<string, string> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' };
const unescapeXml = (text: string) => text.replace(/&(lt|gt|quot|apos|amp);/g, (_, name: string) => entities[name]!);
const tagValues = (xml: string, tag: string): string[] =>
  [...xml.matchAll(new RegExp(`<${tag}>([^<]*)</${tag}>`, 'g'))].map(([, value]) => unescapeXml(value!));

/** The bucket's URL, with each part encoded as it is signed: a bare + would be signed as a space. */
function bucketUrl({ endpoint, bucket }: S3): string {
  const { origin, pathname } = new URL(endpoint);
  const parts = pathname.split('/').filter(Boolean).map(decodeURIComponent);
  return [origin, ...[...parts, bucket].map(encodeURIComponent)].join('/');
}

const errorCode = async (response: Response): Promise<string> =>
  tagValues(await response.text(), 'Code')[0] ?? 'no code';

/** Describes the response but not the request: S3's error bodies repeat key ids and the signed content. */
const responseError = (method: string, { status }: Response, code: string) =>
  new Error(`S3 ${method}: ${status} ${code}`);

/** A proxy may respond with a page and status 200. S3 itself sends an ETag with each object, and 204 for a deletion. */
const isFromStore = (method: string, { status, headers }: Response): boolean =>
  method === 'DELETE' ? status === 204 : status === 200 && headers.has('etag');

function openBucket(settings: S3, timeoutMs: number) {
  const { accessKeyId, secretAccessKey, region } = settings;
  const client = new AwsClient({ service: 's3', accessKeyId, secretAccessKey, region, retries: maxRetries });
  const bucket = bucketUrl(settings);
  const call = (method: string, url: string, body?: Uint8Array) =>
    inHttpCall('s3', method, () =>
      client.fetch(url, {
        method,
        body: body as BodyInit | undefined,
        headers: {
          'x-amz-content-sha256': createHash('sha256')
            .update(body ?? '')
            .digest('hex'),
        },
        redirect: 'manual',
        signal: AbortSignal.timeout(timeoutMs),
      }),
    );
  return {
    /** Returns null if the object does not exist. A missing bucket throws. */
    callObject: async (method: string, key: string, body?: Uint8Array): Promise<Response | null> => {
      const response = await call(method, `${bucket}/${keyPrefix}${encodeURIComponent(key)}`, body);
      if (isFromStore(method, response)) return response;
      const code = await errorCode(response);
      if (response.status === 404 && code === 'NoSuchKey' && method !== 'PUT') return null;
      throw responseError(method, response, code);
    },
    listPage: async (token: string | undefined): Promise<{ keys: string[]; next: string | undefined }> => {
      const query = new URLSearchParams({ 'list-type': '2', prefix: keyPrefix });
      if (token) query.set('continuation-token', token);
      const response = await call('GET', `${bucket}?${query.toString()}`);
      if (!response.ok) throw responseError('LIST', response, await errorCode(response));
      const xml = await response.text();
      if (!xml.includes('<ListBucketResult') || !xml.trimEnd().endsWith('</ListBucketResult>'))
        throw new Error('S3 LIST: the response is not a list');
      const isTruncated = tagValues(xml, 'IsTruncated')[0] === 'true';
      return {
        keys: tagValues(xml, 'Key').map((key) => key.slice(keyPrefix.length)),
        next: isTruncated ? tagValues(xml, 'NextContinuationToken')[0] : undefined,
      };
    },
  };
}

/** Replaces unstorage's driver, which lists only 1,000 keys, ignores a missing bucket and has no timeout. */
export function s3Driver(settings: S3, { timeoutMs = 15_000 } = {}) {
  const { callObject, listPage } = openBucket(settings, timeoutMs);
  const get = async (key: string) => {
    const response = await callObject('GET', key);
    return response && new Uint8Array(await response.arrayBuffer());
  };
  return {
    name: 's3',
    // A HEAD response has no body, so it does not distinguish a missing object from a missing bucket.
    hasItem: async (key: string) => (await get(key)) !== null,
    getItem: get,
    getItemRaw: get,
    setItemRaw: async (key: string, bytes: Uint8Array) => void (await callObject('PUT', key, bytes)),
    removeItem: async (key: string) => void (await callObject('DELETE', key)),
    getKeys: async (): Promise<string[]> => {
      const keys: string[] = [];
      let token: string | undefined;
      do {
        const page = await listPage(token);
        keys.push(...page.keys);
        token = page.next;
      } while (token);
      return keys;
    },
  };
}
