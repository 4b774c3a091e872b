/**
 * What a script for a downloader says of robots.txt, which Ambit does not read. wget and HTTrack
 * alike ask for every listed address without looking at it, and obey it in whatever they find on
 * those pages; which is a person's to decide, so both are left as they come.
 */
export function robotsNote(tool: string, ignoring: string): string {
  return `# Every listed address is asked for, whatever robots.txt says of it: \
Ambit does not read robots.txt.
# What ${tool} finds on those pages, such as pictures and styles, it leaves out where robots.txt, or
# the page itself, asks robots to stay away. To take that too, give the script ${ignoring}.
`;
}
