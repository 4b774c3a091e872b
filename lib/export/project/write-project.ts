/** Writes a project, one line at a time; see project.ts. */
import { Sha256 } from '../sha256.ts';
import { PROJECT_VERSION, type ProjectEntry, type ProjectHead } from './project.ts';

export async function* writeProject(
  head: ProjectHead,
  entries: Iterable<ProjectEntry> | AsyncIterable<ProjectEntry>,
): AsyncGenerator<string> {
  const sum = new Sha256();
  const encoder = new TextEncoder();
  const line = (value: object): string => {
    const text = `${JSON.stringify(value)}\n`;
    sum.add(encoder.encode(text));
    return text;
  };
  let count = 0;
  yield line({ ambit: 'project', version: PROJECT_VERSION, ...head });
  for await (const entry of entries) {
    count++;
    yield line(entry);
  }
  yield `${JSON.stringify({ end: { entries: count, sha256: sum.hex() } })}\n`;
}
