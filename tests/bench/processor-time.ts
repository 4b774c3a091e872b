/**
 * Runs `work` `times` times after one warm-up and returns the sorted processor times in
 * milliseconds. Compiling and collecting garbage on other threads count too; other programs do not,
 * so that the figures hold on a machine that is shared.
 */
export function processorTimes(times: number, work: () => void): number[] {
  work();
  const taken: number[] = [];
  for (let i = 0; i < times; i++) {
    const start = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(start);
    taken.push((user + system) / 1000);
  }
  return taken.sort((a, b) => a - b);
}
