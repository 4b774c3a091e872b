/**
 * How HTTrack reads scan rules, by its manual: all are tried against the address without its
 * scheme, whatever the case; the last that matches decides. A star is any text, `*[file]` any
 * without slash and question mark, `*[\\*]` any number of stars, `*[]` the end; a rule without that
 * also fits when a query follows. A star before any other bracket would begin a class.
 */
export function httrackReader(rules: string): (url: string) => boolean {
  const read = rules
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => ({
      accepts: line[0] === '+',
      fits: new RegExp(`^${pattern(line.slice(1))}$`, 'is'),
    }));
  return (url) => {
    const name = url.slice(url.indexOf('://') + 3);
    return read.reduce(
      (accepted, { accepts, fits }) => (fits.test(name) ? accepts : accepted),
      true,
    );
  };
}

function pattern(rule: string): string {
  let found = '';
  let ended = false;
  for (let at = 0; at < rule.length; ) {
    const joker = /^\*[[(]([^\])]*)[\])]?/.exec(rule.slice(at));
    if (joker?.[1] === '') ended = true;
    else if (joker?.[1] === 'file') found += '[^/?]*';
    else if (joker?.[1] === '\\*') found += '\\**';
    else if (joker !== null) throw new Error(`No such class: ${joker[0]}`);
    else if (rule[at] === '*') found += '.*';
    else found += rule[at].replace(/[\\^$.*+?()[\]{}|]/, '\\$&');
    at += joker?.[0].length ?? 1;
  }
  return ended ? found : `${found}(\\?.*)?`;
}
