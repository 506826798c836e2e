import ipaddr from 'ipaddr.js';

/** Bytes that name the network; the rest names one of its machines. */
const kept = { ipv4: 3, ipv6: 6 } as const;

/**
 * The network of an address on the internet: '203.0.113.7' → '203.0.113.0', '2001:db8:1:2::3' → '2001:db8:1::'. Null for
 * an address of a home, of this machine, or that is none: nobody outside knows where those are.
 */
export function networkOf(address: string): string | null {
  if (!ipaddr.isValid(address)) return null;
  const parsed = ipaddr.process(address);
  if (parsed.range() !== 'unicast') return null;
  const bytes = parsed.toByteArray().map((byte, at) => (at < kept[parsed.kind()] ? byte : 0));
  return ipaddr.fromByteArray(bytes).toString();
}
