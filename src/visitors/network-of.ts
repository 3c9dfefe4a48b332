/**
 * The network a visitor comes from, as far as limits care: an IPv4 address whole, the first 64 bits of an IPv6 address (one household
 * or one rented machine is given that many at least), an IPv4 address told as IPv6 as itself. What is no address is one network: "?".
 */
export function networkOf(address: string): string {
  const bare = (address.split('%')[0] ?? '').toLowerCase();
  if (IPV4.test(bare)) return bare;
  const groups = groupsOf(bare);
  if (!groups) return '?';
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  if (isMapped) return [groups[6] ?? 0, groups[7] ?? 0].flatMap((pair) => [pair >> 8, pair & 255]).join('.');
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')}::/64`;
}

const IPV4 = /^\d{1,3}(\.\d{1,3}){3}$/;
const GROUP = /^[0-9a-f]{1,4}$/;

/** The eight groups of an IPv6 address, or null. */
function groupsOf(address: string): readonly number[] | null {
  const halves = withoutDots(address).split('::');
  if (halves.length > 2) return null;
  const [left = [], right = []] = halves.map((half) => (half === '' ? [] : half.split(':')));
  const missing = 8 - left.length - right.length;
  if (halves.length === 2 ? missing < 1 : missing !== 0) return null;
  const groups = [...left, ...Array.from({ length: missing }, () => '0'), ...right];
  return groups.every((group) => GROUP.test(group)) ? groups.map((group) => Number.parseInt(group, 16)) : null;
}

/** The last 32 bits may be written with dots. */
function withoutDots(address: string): string {
  const at = address.lastIndexOf(':');
  const tail = address.slice(at + 1);
  if (!IPV4.test(tail)) return address;
  const [a = 0, b = 0, c = 0, d = 0] = tail.split('.').map(Number);
  return `${address.slice(0, at + 1)}${((a << 8) | b).toString(16)}:${((c << 8) | d).toString(16)}`;
}
