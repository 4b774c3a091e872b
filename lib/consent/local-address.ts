/**
 * Is this host on the person's own machine or network? Takes a host name as `URL.hostname` writes
 * it, so numeric forms such as 0x7f.1 have already become dotted quads.
 */
export function isLocalAddress(hostname: string): boolean {
  const host = hostname.replace(/\.$/, '').toLowerCase();
  if (host.startsWith('[')) return isLocalIpv6(host.slice(1, -1));
  if (/^\d+\.\d+\.\d+\.\d+$/.test(host)) return isLocalIpv4(host);
  return !host.includes('.') || LOCAL_ENDINGS.some((ending) => host.endsWith(ending));
}

/** Names kept for private networks by RFC 6761, 6762 and 8375, and those that offices use. */
const LOCAL_ENDINGS = [
  '.localhost',
  '.local',
  '.internal',
  '.intranet',
  '.lan',
  '.corp',
  '.home',
  '.home.arpa',
  '.private',
];

function isLocalIpv4(host: string): boolean {
  const [a, b] = host.split('.').map(Number);
  return (
    a === 0 ||
    a === 10 ||
    a === 127 ||
    (a === 100 && b >= 64 && b < 128) ||
    (a === 169 && b === 254) ||
    (a === 172 && b >= 16 && b < 32) ||
    (a === 192 && b === 168)
  );
}

/** Loopback, unspecified, unique local fc00::/7, link local fe80::/10, and IPv4 inside IPv6. */
function isLocalIpv6(host: string): boolean {
  const mapped = /^::ffff:([0-9a-f]{1,4}):([0-9a-f]{1,4})$/.exec(host);
  if (mapped) {
    const high = Number.parseInt(mapped[1], 16);
    return isLocalIpv4(`${high >> 8}.${high & 255}.0.0`);
  }
  return host === '::1' || host === '::' || /^f[cd]|^fe[89ab]/.test(host);
}
