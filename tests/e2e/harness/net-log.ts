/**
 * The browser's own log of every request it made, whoever asked for it. Whole once it is closed.
 */
import { readFileSync } from 'node:fs';

export const netLogTo = (file: string): string[] => [`--log-net-log=${file}`];

interface NetLog {
  constants: { logEventTypes: Record<string, number> };
  events: { type: number; params?: { url?: string; initiator?: string } }[];
}

export interface Request {
  url: string;
  /** The origin that asked; empty for the person and the browser itself. */
  by: string;
}

export function requestsIn(file: string): Request[] {
  const { constants, events } = JSON.parse(readFileSync(file, 'utf8')) as NetLog;
  const start = constants.logEventTypes.URL_REQUEST_START_JOB;
  return events
    .filter(({ type, params }) => type === start && params?.url !== undefined)
    .map(({ params }) => ({ url: params!.url!, by: params!.initiator ?? '' }));
}
