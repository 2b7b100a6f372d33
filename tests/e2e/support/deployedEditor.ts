import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, extname, join } from 'node:path';
import type { BrowserContext } from '@playwright/test';
import { buildAdmin } from '../../../netlify/server/admin/buildAdmin';
import { readEntryTexts } from '../../../netlify/server/admin/readSources';
import { openFakeGitHub } from '../../fixtures/servers/fakeGitHub';
import { test as base } from './test';

export type GitHub = Awaited<ReturnType<typeof openFakeGitHub>>;

interface Deployed {
  /** Returns the editor's address with a hash such as '#/collections/pods'. */
  address: (hash: string) => string;
  gitHub: GitHub;
}

const types: Record<string, string> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.html': 'text/html',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};

/** Serves only static files, like a host. */
async function serve(folder: string) {
  const server = createServer(({ url, method }, response) => {
    const path = join(folder, new URL(url!, 'http://host').pathname);
    const file = [path, join(path, 'index.html'), join('public', 'pictures', basename(path))].find(
      (each) => existsSync(each) && statSync(each).isFile(),
    );
    if (!file || method !== 'GET') return response.writeHead(404).end();
    response.writeHead(200, { 'content-type': types[extname(file)] ?? 'application/octet-stream' });
    return response.end(readFileSync(file));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    close: () => {
      const closed = new Promise((done) => server.close(done));
      // The browser keeps connections open.
      server.closeAllConnections();
      return closed;
    },
  };
}

const routeGitHub = (context: BrowserContext, { apiRoot }: GitHub) =>
  context.route('https://api.github.com/**', async (route) => {
    const request = route.request();
    const response = await fetch(request.url().replace('https://api.github.com', apiRoot), {
      method: request.method(),
      headers: { authorization: request.headers().authorization ?? '' },
      body: request.postData(),
    });
    await route.fulfill({
      status: response.status,
      headers: {
        ...Object.fromEntries(response.headers),
        'access-control-allow-origin': '*',
        'access-control-expose-headers': 'ETag, X-RateLimit-Remaining, X-RateLimit-Reset, Retry-After',
      },
      body: await response.text(),
    });
  });

/** Tests the editor as it is deployed: static files, and a GitHub repository to which somebody has signed in. */
export const test = base.extend<{ deployed: Deployed }>({
  accepted: null,
  deployed: async ({ context, expectedErrors }, provide) => {
    // A single-machine server would respond there. The host has no such path.
    expectedErrors.push(/\/admin\/api\b/);
    const folder = mkdtempSync(join(tmpdir(), 'deployed-'));
    const content = join(process.cwd(), 'content');
    await buildAdmin({ root: process.cwd(), content, out: folder }, { CMS_REPO: 'shop/site', CMS_BRANCH: 'main' });
    const texts = Object.entries(readEntryTexts(content)).map(([file, text]) => [`content/${file}`, text] as const);
    const gitHub = await openFakeGitHub(Object.fromEntries(texts));
    const { origin, close } = await serve(folder);
    await routeGitHub(context, gitHub);
    await context.addInitScript(() => {
      const user = { backendName: 'github', token: 'secret', login: 'ana', name: 'Ana' };
      localStorage.setItem('decap-cms-user', JSON.stringify(user));
      // The preview shows the shop, which this server lacks.
      localStorage.setItem('cms.right-pane', 'none');
    });
    await provide({ address: (hash) => `${origin}/admin/${hash}`, gitHub });
    await Promise.all(context.pages().map((page) => page.close()));
    await Promise.all([close(), gitHub.close()]);
    rmSync(folder, { recursive: true, force: true });
  },
});
