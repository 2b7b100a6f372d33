import { BlockList, isIP, isIPv6 } from 'node:net';

/** 'public': HTTPS to public addresses. 'loopback': also this machine. 'any': also private networks and plain HTTP. */
export const webhookTargets = ['public', 'loopback', 'any'] as const;
export type WebhookTargets = (typeof webhookTargets)[number];

function createBlockList(ranges: string[]): BlockList {
  const list = new BlockList();
  for (const range of ranges) {
    const [network = '', bits] = range.split('/');
    list.addSubnet(network, Number(bits), isIPv6(network) ? 'ipv6' : 'ipv4');
  }
  return list;
}

const loopback = createBlockList(['127.0.0.0/8', '::1/128']);
/** Private, link-local and reserved networks (IANA's special-purpose registries). */
const reserved = createBlockList(
  `0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 192.0.2.0/24 192.88.99.0/24
  192.168.0.0/16 198.18.0.0/15 198.51.100.0/24 203.0.113.0/24 224.0.0.0/3 ::/96 ::ffff:0:0:0/96 64:ff9b::/96
  64:ff9b:1::/48 100::/63 2001::/23 2001:db8::/32 2002::/16 3fff::/20 5f00::/16 fc00::/7 fe80::/10 fec0::/10 ff00::/8`.split(
    /\s+/,
  ),
);

const contains = (list: BlockList, address: string): boolean => list.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');

/** Checked after name resolution, so that a name cannot lead to a forbidden address. */
export function isAllowedAddress(address: string, targets: WebhookTargets): boolean {
  if (!isIP(address)) return false;
  return targets === 'any' || !contains(reserved, address) || (targets === 'loopback' && contains(loopback, address));
}

const isLoopbackHost = (host: string): boolean =>
  host === 'localhost' || (isIP(host) !== 0 && contains(loopback, host));

/** Parses a webhook's URL. Throws if it is not allowed; the message can be stored with the failed delivery. */
export function parseWebhookUrl(url: string, targets: WebhookTargets): URL {
  if (!URL.canParse(url)) throw new Error('the webhook URL is invalid');
  const parsed = new URL(url);
  const host = parsed.hostname.replace(/^\[|\]$/g, '');
  const isPlain = parsed.protocol === 'http:';
  if (!isPlain && parsed.protocol !== 'https:') throw new Error('the webhook URL must use https');
  if (isPlain && targets !== 'any' && !(targets === 'loopback' && isLoopbackHost(host)))
    throw new Error('the webhook URL must use https');
  if (isIP(host) && !isAllowedAddress(host, targets)) throw new Error('the webhook URL must be a public address');
  return parsed;
}
