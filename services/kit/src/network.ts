/** The network that an address belongs to: one home's IPv6 has countless addresses, so its /64 counts as one. */
export function networkOf(address: string): string {
  const ipv4 = /^(?:::ffff:)?(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  if (ipv4?.[1]) return ipv4[1];
  if (!address.includes(':')) return address;
  const [head = '', tail = ''] = address.toLowerCase().split('::');
  const front = head === '' ? [] : head.split(':');
  const back = tail === '' ? [] : tail.split(':');
  const missing = Array.from({ length: Math.max(0, 8 - front.length - back.length) }, () => '0');
  return [...front, ...missing, ...back]
    .slice(0, 4)
    .map((group) => Number.parseInt(group || '0', 16).toString(16))
    .join(':');
}
