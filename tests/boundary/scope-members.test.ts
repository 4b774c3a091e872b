import { expect, it } from 'vitest';
import { scopeDecider } from '../../lib/boundary/scope/side-in-scope.ts';
import { DEMO_SITES } from '../demo-web/web.ts';
import { demoExports } from '../export/demo-export.ts';

it('keeps a scope off the neighbours on a shared host that nothing links to', async () => {
  const { sites } = await demoExports();
  const [choir, moss] = ['The Lantern Choir', 'Harwick Moss Society'].map(
    (name) => DEMO_SITES.find((site) => site.name === name)!,
  );
  const decide = scopeDecider(sites.get(choir.name)!.scope);

  expect(choir.hosts).toEqual(moss.hosts);
  expect(new Set(choir.pages.map(decide))).toEqual(new Set(['in']));
  expect(new Set(moss.pages.map(decide))).toEqual(new Set(['out']));
});
