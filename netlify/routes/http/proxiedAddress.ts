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

/** True for a quote that a backslash escapes, which may be escaped itself. */
function isEscaped(value: string, at: number): boolean {
  let start = at;
  while (value[start - 1] === '\\') start--;
  return (at - start) % 2 === 1;
}

/**
 * Splits a list at its commas, from its end: '"a, b", c' → 'c', '"a, b"'. What clients send stands before what proxies
 * append, so an open quote of theirs must not swallow the entries that follow it.
 */
function* entriesFromEnd(value: string): Generator<string> {
  let end = value.length;
  let isQuoted = false;
  for (let at = end - 1; at >= -1; at--) {
    if (value[at] === '"' && !isEscaped(value, at)) isQuoted = !isQuoted;
    if (at >= 0 && (isQuoted || value[at] !== ',')) continue;
    const entry = value.slice(at + 1, end).trim();
    if (entry) yield entry;
    end = at;
  }
}

/**
 * Returns the entry that the outermost of the trusted proxies appended. Each appends the address it sees, so clients can
 * forge every entry before that one. Null if the list is shorter: the request did not pass all of them.
 */
export function trustedEntry(value: string, hops: number): string | null {
  let position = 0;
  for (const entry of entriesFromEnd(value)) if (++position === hops) return entry;
  return null;
}

/** Returns the client's address from a proxy's header in any of the usual forms. Null if the trusted entry has none. */
export function parseProxiedAddress(value: string, hops: number): string | null {
  const entry = trustedEntry(value, hops);
  if (entry === null) return null;
  const address = entry.includes('=') ? readForwardedFor(entry) : entry;
  return address === null ? null : parseAddress(address);
}
