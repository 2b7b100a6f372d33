import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readDispensaryFile } from '../../netlify/server/dispensary/dispensaryFile';
import type { OutboxMessage } from '../../netlify/platform/messages/outbox';
import { ownerHeadersOf } from '../fixtures/servers/ownerGate';
import { startServerProcess, type OwnServer } from '../fixtures/servers/serverProcess';
import { currentTermsVersion } from '../fixtures/completeAccount';

/** A serialized upload. */
export interface Sent {
  body: ArrayBuffer;
  type: string;
}

export interface UploadShop {
  server: OwnServer;
  tokens: string[];
  path: string;
  /** 'status code', such as '503 uploads_busy'; 'ok' without an error. `retryAfter` is the header of that name. */
  upload: (sent: Sent, token: string) => Promise<{ outcome: string; retryAfter: string | null }>;
  /** Twelve at once, of four shoppers in turn. */
  dozen: (sent: Sent) => Promise<{ outcome: string; retryAfter: string | null }[]>;
}

/** The page of an upload shop. It has its own, because the real site may not be built. */
export const page = { path: '/us/en', html: `<!doctype html><title>Page</title>${'<p>Words</p>'.repeat(5_000)}` };

/** Serialized once, so that sending many does not keep the sender busy. */
export async function formOf(bytes: Buffer): Promise<Sent> {
  const form = new FormData();
  form.set('file', new File([bytes as BlobPart], 'id.png'));
  const written = new Response(form);
  return { type: written.headers.get('content-type')!, body: await written.arrayBuffer() };
}

async function signUp({ origin, dataDir }: OwnServer, email: string): Promise<string> {
  const post = (path: string, body: unknown) =>
    fetch(origin + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const path = '/v1/app/user/auth/email';
  await post(path, { email, register: true });
  const headers = { accept: 'application/json', ...ownerHeadersOf(dataDir) };
  const outbox = await fetch(`${origin}/__outbox`, { headers });
  const message = ((await outbox.json()) as OutboxMessage[]).find(({ to }) => to === email)!;
  const otp = /\b\d{6}\b/.exec(message.text)![0];
  const { appToken } = (await (await post(`${path}/login`, { email, otp })).json()) as { appToken: string };
  await fetch(`${origin}/v1/app/user/v2`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${appToken}` },
    body: JSON.stringify({ givenName: 'Ada', termsVersion: currentTermsVersion }),
  });
  return appToken;
}

/** A server with four signed-in shoppers, who upload photos of their IDs. */
export async function openUploadShop(): Promise<UploadShop> {
  const server = await startServerProcess({ UPLOAD_SECONDS: '3' }, (content) => {
    const folder = join(content, '../public', page.path);
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'index.html'), page.html);
  });
  const tokens: string[] = [];
  for (const name of ['ana', 'ben', 'cleo', 'dan']) tokens.push(await signUp(server, `${name}@shop.example`));
  const path = `/v1/app/user/upload-id?providerId=${readDispensaryFile(server.dataDir)[0]!.id}`;
  const upload: UploadShop['upload'] = async ({ body, type }, token) => {
    const answer = await fetch(server.origin + path, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': type },
      body,
    });
    const { code } = (await answer.json()) as { code?: string };
    return { outcome: `${answer.status} ${code ?? 'ok'}`, retryAfter: answer.headers.get('retry-after') };
  };
  const dozen = (sent: Sent) => Promise.all(Array.from({ length: 12 }, (_, at) => upload(sent, tokens[at % 4]!)));
  return { server, tokens, path, upload, dozen };
}
