/** The network of a client address: '203.0.113.7' → '203.0.113.0/24', '2001:db8:7:1::/64' → '2001:db8:7::/48'. */
export function clientNetwork(origin: string): string {
  if (origin.includes(':')) return `${origin.split(':').slice(0, 3).join(':')}::/48`;
  const octets = origin.split('.');
  return octets.length === 4 ? `${octets.slice(0, 3).join('.')}.0/24` : origin;
}
