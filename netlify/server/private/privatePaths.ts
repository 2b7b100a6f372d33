import { editorApi, entriesPath, sourcesPath } from '../../../src/editor/api/editorApi';
import type { OutboxMessage } from '../../platform/messages/outbox';
import { outboxPage, wantsJson } from '../outgoing/outboxPage';
import type { PrivateHandler, Caller, PrivateGate } from './privateGate';
import { privateHeaders } from './privateHeaders';

export interface PrivateOptions {
  gate?: PrivateGate | null;
  outbox: { list: () => OutboxMessage[] } | null;
  admin?: PrivateHandler | null;
  deadLetters?: PrivateHandler;
  operations?: PrivateHandler;
}

const isPrivatePath = (path: string) => /^\/(__outbox|__status|__backup|__outgoing)(\/|$)/.test(path);
const isEditorCall = (path: string) =>
  path === editorApi ||
  path.startsWith(`${editorApi}/`) ||
  path.startsWith('/admin/pictures') ||
  path === sourcesPath ||
  path === entriesPath;
/** The editor's page is a file of the site, but its URL also accepts the token. */
const acceptsToken = (path: string) => isPrivatePath(path) || /^\/admin\/?$/.test(path);

const refuseEditor = () =>
  Response.json(
    { error: 'Open the editor with the URL that the server printed when it started, which includes the token.' },
    { status: 403, headers: privateHeaders },
  );

const tokenPage = (path: string) =>
  `<!doctype html>\n<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Token needed</title></head>
<body><h1>Token needed</h1><p>Open the address that the server printed at its start: ${path}?token=…</p><p>Commands and scripts read the token from <code>owner-token</code> in the data folder and send it as <code>Authorization: Bearer …</code></p></body></html>\n`;

function tokenRequired(request: Request, path: string): Response {
  const init = { status: 401, headers: { ...privateHeaders, 'www-authenticate': 'Bearer' } };
  if (wantsJson(request))
    return Response.json(
      { error: 'Token needed: send “Authorization: Bearer” with the text of owner-token in the data folder.' },
      init,
    );
  return new Response(tokenPage(path), {
    ...init,
    headers: { ...init.headers, 'content-type': 'text/html; charset=utf-8' },
  });
}

/** The token is essential, because a proxy's requests may look local. Null for other paths and remote callers. */
export async function servePrivatePath(
  options: PrivateOptions,
  request: Request,
  caller: Caller,
): Promise<Response | null> {
  const { pathname } = new URL(request.url);
  const { gate, outbox, admin, deadLetters, operations } = options;
  const callerKind = gate?.classify(request, caller) ?? 'foreign';
  if (isEditorCall(pathname)) return admin ? (callerKind === 'owner' ? admin(request) : refuseEditor()) : null;
  if (!gate || callerKind === 'foreign' || !acceptsToken(pathname)) return null;
  const entered = gate.enter(request, caller);
  if (entered || !isPrivatePath(pathname)) return entered;
  if (callerKind !== 'owner') return tokenRequired(request, pathname);
  if (pathname === '/__outbox' && outbox) return outboxPage(request, outbox.list());
  for (const handle of [deadLetters, operations]) {
    const response = await handle?.(request);
    if (response) return response;
  }
  return null;
}
