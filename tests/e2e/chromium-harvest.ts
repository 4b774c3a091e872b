/**
 * Harvests in real Chromium as the content script does it: in a world of its own beside the page's.
 * `open()` starts a browser and a server on the loopback address; each page is served from it.
 */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { type BrowserContext, type CDPSession, chromium, type Page } from 'playwright-core';
import { build } from 'vite';
import { findChromium } from '../../scripts/find-browser.mjs';
import { PATIENCE } from '../patience.ts';
import type { Harvested } from './harvest-script.ts';

export interface Visit extends Harvested {
  /** Uncaught errors of the page's own scripts, and dialogs that opened. */
  pageErrors: string[];
  dialogs: number;
  page: Page;
}

export class ChromiumHarvest {
  readonly #pages = new Map<string, string>();
  readonly #context: BrowserContext;
  readonly #server: Server;
  readonly #script: string;
  readonly origin: string;
  /** Paths that were asked of the server, in order. */
  readonly requests: string[] = [];
  /** The content security policy that pages are served with. */
  policy = '';

  private constructor(context: BrowserContext, server: Server, script: string) {
    this.#context = context;
    this.#server = server;
    this.#script = script;
    this.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    server.on('request', (request, response) => {
      const path = request.url ?? '/'; // a request of this server has one
      this.requests.push(path);
      const html = this.#pages.get(path);
      response.writeHead(html === undefined ? 404 : 200, {
        'content-type': 'text/html; charset=utf-8',
        ...(this.policy !== '' && { 'content-security-policy': this.policy }),
      });
      response.end(html);
    });
  }

  static async open(): Promise<ChromiumHarvest> {
    const script = await harvestScript();
    const browser = await chromium.launch({
      executablePath: findChromium() ?? undefined,
      args: ['--no-sandbox'],
    });
    const server = createServer();
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    const context = await browser.newContext();
    context.setDefaultTimeout(PATIENCE.sight);
    return new ChromiumHarvest(context, server, script);
  }

  get scriptSize(): number {
    return this.#script.length;
  }

  /**
   * Serves `html` at `path`, opens it and harvests it, under another address when `url` is given.
   */
  async visit(path: string, html: string, url?: string): Promise<Visit> {
    this.#pages.set(path, html);
    const page = await this.#context.newPage();
    const pageErrors: string[] = [];
    let dialogs = 0;
    page.on('pageerror', (error) => pageErrors.push(String(error)));
    page.on('dialog', (dialog) => {
      dialogs++;
      void dialog.dismiss();
    });
    await page.goto(this.origin + path, { waitUntil: 'domcontentloaded' });
    await atRest(page);
    const harvested = await this.harvest(page, url);
    return { ...harvested, pageErrors, dialogs, page };
  }

  /** Harvests an open page from an isolated world. */
  async harvest(page: Page, url?: string): Promise<Harvested> {
    const session = await page.context().newCDPSession(page);
    try {
      const { frameTree } = await session.send('Page.getFrameTree');
      const { executionContextId: contextId } = await session.send('Page.createIsolatedWorld', {
        frameId: frameTree.frame.id,
        worldName: 'recorder',
      });
      await evaluate(session, contextId, this.#script);
      const call = `ambitHarvest.harvestHere(${url === undefined ? '' : JSON.stringify(url)})`;
      const json = await evaluate(session, contextId, `${call}.then(JSON.stringify)`);
      return JSON.parse(String(json));
    } finally {
      await session.detach();
    }
  }

  async close(): Promise<void> {
    await this.#context.browser()?.close(); // a launched context has one
    this.#server.closeAllConnections();
    await new Promise((closed) => this.#server.close(closed));
  }
}

/** As the recorder waits: until the page has been drawn and has nothing else to do. */
async function atRest(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise((rest) =>
        requestAnimationFrame(() => requestIdleCallback(rest, { timeout: 500 })),
      ),
  );
}

async function evaluate(session: CDPSession, contextId: number, expression: string) {
  const { result, exceptionDetails } = await session.send('Runtime.evaluate', {
    contextId,
    expression,
    awaitPromise: true,
    returnByValue: true,
  });
  if (exceptionDetails === undefined) return result.value;
  throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
}

/** The harvest as one script that defines `ambitHarvest`. */
async function harvestScript(): Promise<string> {
  const entry = fileURLToPath(new URL('./harvest-script.ts', import.meta.url));
  const result = await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, lib: { entry, formats: ['iife'], name: 'ambitHarvest' } },
  });
  const [output] = Array.isArray(result) ? result : [result];
  if (!('output' in output)) throw new Error('The build of the harvest gave no output.');
  return output.output[0].code;
}
