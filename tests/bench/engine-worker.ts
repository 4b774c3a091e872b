/** The arrivals of engine.bench.ts inside a worker of a browser; what it prints goes to the page. */
import { arrivals } from './engine.bench.ts';

console.log = (line: string) => postMessage(line);
for (const urls of (self as unknown as { sizes: number[] }).sizes) arrivals(urls);
postMessage(null);
