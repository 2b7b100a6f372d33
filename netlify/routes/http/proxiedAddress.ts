import { canonicalAddress } from '../../platform/ipAddress';

const pair = /([\w-]+)=(?:"([^"\\]*)"|([^\s;,"\\]*))\s*(?:;[;\s]*|$)/gy;

/**
 * Returns the client of one element of a Forwarded header (RFC 7239). Strict, because clients control its quoted
 * host.
 */
function readForwardedFor(element: string): string | null {
  const pairs = [...element.matchAll(pair)];
  const isComplete = pairs.reduce((length, [text]) => length + text.length, 0) === element.length;
  const clients = pairs.filter(([, name]) => name?.toLowerCase() === 'for');
  const [, , quoted, plain] = clients[0] ?? [];
  return isComplete && clients.length === 1 ? (quoted ?? plain ?? null) : null;
}

/** Drops quotes, brackets, port, zone and zero padding. Returns null unless Node's parser accepts the result. */
function parseAddress(text: string): string | null {
  const plain = text
    .replace(/^"(.*)"$/s, '$1')
    .replace(/^\[(.*)\](:[\w.-]*)?$/s, '$1')
    .replace(/%.*$/s, '')
    .replaceAll(/(?<![\da-f])0+(?=[\da-f])/gi, '');
  return canonicalAddress(plain) ?? canonicalAddress(plain.replace(/:[\w.-]*$/, ''));
}

/** Proxies append the address they see, so clients can forge every entry of a list but the last. */
export const lastEntry = (value: string): string =>
  value
    .split(',')
    .findLast((entry) => entry.trim())
    ?.trim() ?? '';

/** Returns the client's address from a proxy's header in any of the usual forms. Null if its last entry has none. */
export function parseProxiedAddress(value: string): string | null {
  const entry = lastEntry(value);
  const address = entry.includes('=') ? readForwardedFor(entry) : entry;
  return address === null ? null : parseAddress(address);
}
