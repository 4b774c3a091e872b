import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type DemoWeb, startDemoWeb } from './server.ts';
import { pageAt } from './web.ts';

describe('the server of the demo web', () => {
  let web: DemoWeb;
  beforeAll(async () => {
    web = await startDemoWeb();
  });
  afterAll(() => web.close());

  it('chooses the site by the Host header, whatever the port', async () => {
    const host = `lowwater.example:${web.port}`;
    const reply = await ask(web.port, '/about', { host });

    expect(reply).toMatchObject({
      status: 200,
      body: pageAt('http://lowwater.example/about').body,
    });
    expect(web.requests.at(-1)).toBe('GET lowwater.example/about');
  });

  it('answers as a proxy', async () => {
    const url = 'http://records.saltmarshtrust.example/view?id=b210';
    const reply = await ask(web.port, url, { host: 'ignored.example' });

    expect(reply).toMatchObject({ status: 200, body: pageAt(url).body });
    expect(web.requests.at(-1)).toBe('GET records.saltmarshtrust.example/view?id=b210');
  });

  it.each([
    ['www.harbourmuseum.example', '/visit.html', 301],
    ['www.harbourmuseum.example', '/exhibits/whale-jaw', 404],
    ['www.nowhere.example', '/', 404],
    ['a b', '/', 404],
    ['www.harbourmuseum.example', '/favicon.ico', 204],
    ['cdn.lindentheme.example', '/robots.txt', 200],
  ])('answers %s%s with %i', async (host, path, status) => {
    expect((await ask(web.port, path, { host })).status).toBe(status);
  });

  it('tells robots which sections to leave', async () => {
    const reply = await ask(web.port, '/robots.txt', { host: 'www.harbourmuseum.example' });
    expect(reply.body).toBe('User-agent: *\nDisallow: /events/calendar\n');
  });

  it('sends no body to HEAD and refuses POST', async () => {
    const host = 'lowwater.example';
    expect(await ask(web.port, '/', { host, method: 'HEAD' })).toMatchObject({
      status: 200,
      body: '',
    });
    expect((await ask(web.port, '/', { host, method: 'POST' })).status).toBe(405);
  });
});

function ask(
  port: number,
  path: string,
  { host, method = 'GET' }: { host: string; method?: string },
): Promise<{ status: number; body: string }> {
  return new Promise((resolve, reject) => {
    const asked = request({ host: '127.0.0.1', port, path, method, headers: { host } }, (reply) => {
      let body = '';
      reply.setEncoding('utf8').on('data', (chunk: string) => {
        body += chunk;
      });
      reply.on('end', () => resolve({ status: reply.statusCode!, body }));
    });
    asked.on('error', reject).end();
  });
}
