/** Category utility of a division of binary pages, by Fisher's formula over features and values. */
export function categoryUtilityOf(pages: number[][], groups: number[][], features: number): number {
  const guessed = (members: number[]) => {
    let sum = 0;
    for (let feature = 0; feature < features; feature++) {
      const having = members.filter((page) => pages[page].includes(feature)).length;
      sum += (having / members.length) ** 2 + (1 - having / members.length) ** 2;
    }
    return sum;
  };
  const all = groups.flat();
  const gain = groups.reduce(
    (sum, group) => sum + (group.length / all.length) * (guessed(group) - guessed(all)),
    0,
  );
  return gain / groups.length;
}
