import { defineConfig } from 'wxt';

/** What side panel and atlas share beside; the popup need not read it. */
const PANELS = [
  /d3-|lib\/(harvest|export|search)\/|lib\/view\/(map-(?!chance)|slices)|store\/import/,
  /lib\/windows\/(sidepanel|shared\/export)\//,
];
/** What the popup needs for its first look, and everybody sooner or later; kept small. */
const FIRST =
  /node_modules\/(preact|webextension-polyfill|@wxt-dev|wxt)\/|lib\/(say|browser)\.ts|lib\/(model|url|consent)\/|lib\/view\/(tab-in-view|dress-page|breadcrumb|places|site-sentences)\.ts|lib\/files\/desk-messages\.ts|lib\/store\/(stored-site|schema-version|answer)\.ts|popup\/first-look|components\/breadcrumb|components\/[a-z]+\.css|preload-helper|virtual:/;
const SHARED = [
  { name: 'first', priority: 2, minShareCount: 2, test: (id: string) => FIRST.test(id) },
  {
    name: 'windows',
    priority: 1,
    minShareCount: 3,
    test: (id: string) => !PANELS.some((panels) => panels.test(id)),
  },
];

// Every permission is argued for in docs/privacy.md, "Permissions". Nothing here lets a page see
// Ambit: no web_accessible_resources, no externally_connectable, and the recorder is registered
// only after the person agreed, so no content script is declared.
export default defineConfig({
  imports: false,
  modules: ['@wxt-dev/webextension-polyfill'],
  vite: () => ({
    plugins: [escapeNoncharacters(), shareFiles()],
    build: { modulePreload: { polyfill: false } },
  }),
  hooks: {
    // Scripts leave no name behind in the world they run in.
    'entrypoints:resolved': (_, entrypoints) => {
      for (const { type, options } of entrypoints) {
        if (type === 'unlisted-script') options.globalName = false;
      }
    },
  },
  manifest: ({ browser, command }) => {
    const firefox = browser === 'firefox';
    const hosts = ['http://*/*', 'https://*/*'];
    // The build may reach nothing but its own files; the development server needs its socket.
    const policy = [
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self'",
      "img-src 'self' data:",
      "worker-src 'self'",
      // The companion reads WordNet and the topics, which are files of the extension; no other
      // address can be asked, whatever the host permissions.
      "connect-src 'self'",
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'none'",
      "frame-ancestors 'none'",
    ].join('; ');
    return {
      default_locale: 'en',
      name: '__MSG_name__',
      description: '__MSG_description__',
      permissions: [
        'unlimitedStorage',
        'scripting',
        'webNavigation',
        ...(firefox ? hosts : ['offscreen', 'sidePanel', 'storage']),
      ],
      ...(firefox ? {} : { host_permissions: hosts, minimum_chrome_version: '120' }),
      optional_permissions: ['history'],
      incognito: 'not_allowed',
      ...(command === 'build' && {
        content_security_policy: firefox ? policy : { extension_pages: policy },
      }),
      ...(firefox && {
        browser_specific_settings: {
          gecko: {
            id: 'ambit@ambit.example',
            strict_min_version: '147.0',
            data_collection_permissions: { required: ['none'] },
          },
        },
      }),
    };
  },
});

/**
 * What most windows share is one file: each file is a question to the browser before they open.
 * A worker or a script is a single file, which cannot be parted and is not asked to be.
 */
function shareFiles() {
  return {
    name: 'share-files',
    config: ({ build }: { build?: { lib?: unknown } }) =>
      build?.lib
        ? {}
        : { build: { rolldownOptions: { output: { codeSplitting: { groups: SHARED } } } } },
  };
}

/**
 * Chromium refuses a content script that holds a noncharacter such as U+FFFE ("isn't UTF-8
 * encoded"), and the minifier writes characters as they are. Escapes mean the same in strings
 * and patterns.
 */
function escapeNoncharacters() {
  return {
    name: 'escape-noncharacters',
    generateBundle(_: unknown, bundle: Record<string, { type: string; code?: string }>) {
      for (const file of Object.values(bundle)) {
        file.code &&= file.code.replace(/[\ufdd0-\ufdef\ufffe\uffff]/g, escaped);
      }
    },
  };
}

const escaped = (unit: string) => `\\u${unit.charCodeAt(0).toString(16)}`;
