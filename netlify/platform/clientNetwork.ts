/** The network of a client address: '203.0.113.7' → '203.0.113.0/24', '2001:db8:7:1::/64' → '2001:db8:7::/48'. */
export function clientNetwork(origin: string): string {
  if (origin.includes(':')) return `${origin.split(':').slice(0, 3).join(':')}::/48`;
  const octets = origin.split('.');
  return octets.length === 4 ? `${octets.slice(0, 3).join('.')}.0/24` : origin;
}

/** The /48 of an IPv6 address, else null. Renting a server includes a whole /48; IPv4 addresses cost money. */
export const ipv6Network = (origin: string): string | null =>
  /^[0-9a-f:]+::\/64$/.test(origin) ? clientNetwork(origin) : null;
