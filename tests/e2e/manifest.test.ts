import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const manifestOf = (build: string) =>
  JSON.parse(readFileSync(`.output/${build}/manifest.json`, 'utf8'));
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; " +
  "worker-src 'self'; connect-src 'self'; object-src 'none'; base-uri 'none'; " +
  "form-action 'none'; frame-ancestors 'none'";

/** A change here needs its argument in docs/privacy.md, "Permissions". */
describe('what Ambit asks of the browser', () => {
  it('is this and no more in Chromium', () => {
    const manifest = manifestOf('chrome-mv3');

    expect(manifest.permissions.sort()).toEqual([
      'offscreen',
      'scripting',
      'sidePanel',
      'storage',
      'unlimitedStorage',
      'webNavigation',
    ]);
    expect(manifest.optional_permissions).toEqual(['history']);
    expect(manifest.host_permissions).toEqual(['http://*/*', 'https://*/*']);
    expect(manifest.content_security_policy).toEqual({ extension_pages: POLICY });
  });

  it('is this and no more in Firefox', () => {
    const manifest = manifestOf('firefox-mv2');
    const { gecko } = manifest.browser_specific_settings;

    expect(manifest.permissions.sort()).toEqual(
      ['http://*/*', 'https://*/*', 'scripting', 'unlimitedStorage', 'webNavigation'].sort(),
    );
    expect(manifest.optional_permissions).toEqual(['history']);
    expect(manifest.content_security_policy).toBe(POLICY);
    expect(gecko.data_collection_permissions).toEqual({ required: ['none'] });
  });

  it.each(['popup', 'offscreen'])(
    'has %s begin with the smaller of the shared files alone',
    (page) => {
      const html = readFileSync(`.output/chrome-mv3/${page}.html`, 'utf8');

      expect(html).toContain('/chunks/first-');
      expect(html).not.toContain('/chunks/windows-');
    },
  );

  it.each(['chrome-mv3', 'firefox-mv2'])(
    'keeps %s out of private windows and out of sight',
    (build) => {
      const manifest = manifestOf(build);

      expect(manifest.incognito).toBe('not_allowed');
      for (const key of ['web_accessible_resources', 'externally_connectable', 'content_scripts']) {
        expect(manifest[key]).toBeUndefined();
      }
    },
  );
});
