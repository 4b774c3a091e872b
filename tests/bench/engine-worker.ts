/**
 * The arrivals of arriving-boundary.ts inside a worker of a browser; what it prints goes
 * to the page.
 */
import { arrivals } from './arriving-boundary.ts';

console.log = (line: string) => postMessage(line);
for (const urls of (self as unknown as { sizes: number[] }).sizes) arrivals(urls);
postMessage(null);
