/**
 * The sort-friendly form of addresses that Heritrix and Archive-It match by prefix: the host turned
 * round (`http://(org,example,www,)/docs/`), all in lower case, https counted as http. The closing
 * bracket keeps the hosts below out.
 */
export function surtOf(key: string): string {
  const slash = key.indexOf('/');
  const [, host, port] = /^(.*?)(:\d+)?$/.exec(key.slice(0, slash))!;
  return `http://(${turned(host)}${port ?? ''})${key.slice(slash)}`.toLowerCase(); // the usual port
}

function turned(host: string): string {
  if (/^[\d.]+$/.test(host)) return host;
  return `${host.split('.').reverse().join(',')},`;
}
