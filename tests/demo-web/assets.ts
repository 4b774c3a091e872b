import { readFileSync } from 'node:fs';
import type { Answer } from './site.ts';

/** A stylesheet of `styles/`. */
export function stylesheet(name: string): Answer {
  return { status: 200, type: 'text/css; charset=utf-8', body: read(`styles/${name}.css`) };
}

/** A script of `scripts/`. */
export function script(name: string): Answer {
  return { status: 200, type: 'text/javascript; charset=utf-8', body: read(`scripts/${name}.js`) };
}

export function svg(body: string): Answer {
  return { status: 200, type: 'image/svg+xml', body };
}

export function feed(body: string): Answer {
  return { status: 200, type: 'application/atom+xml; charset=utf-8', body };
}

function read(path: string): string {
  return readFileSync(new URL(path, import.meta.url), 'utf8');
}
