import { editorApi } from '../../src/content/editor/editorApi';
import type { OutboxMessage } from '../platform/outbox';
import { outboxPage, wantsJson } from './outboxPage';
import type { OwnHandler } from './ownHandler';
import type { Caller, PrivateGate } from './privateGate';
import { privateHeaders } from './privateHeaders';

export interface PrivateParts {
  /** Null: others may reach the server, so nothing private is answered. */
  gate?: PrivateGate | null;
  /** Null: a sender is set, so nothing lands here. */
  outbox: {
    list: () => OutboxMessage[];
    /** Whether scripts of this machine read it without the token. */ isOpen: boolean;
  } | null;
  /** Null: the editor is not offered. */
  admin?: OwnHandler | null;
  /** Messages to dispensaries that were given up. */
  letters?: OwnHandler;
  /** Figures and backups. */
  operations?: OwnHandler;
}

const isOwnPath = (path: string) => /^\/(__outbox|__status|__backup|__outgoing)(\/|$)/.test(path);
const isEditorCall = (path: string) =>
  path === editorApi || path.startsWith(`${editorApi}/`) || path.startsWith('/admin/pictures');
/** The editor's page is a file of the site; its address takes the token all the same. */
const takesToken = (path: string) => isOwnPath(path) || /^\/admin\/?$/.test(path);

const refuseEditor = () =>
  Response.json(
    { error: 'Open the editor at the address with the token that the server printed at its start.' },
    { status: 403, headers: privateHeaders },
  );

const askForToken = (path: string) =>
  new Response(
    `<!doctype html>\n<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Token needed</title></head>
<body><h1>Token needed</h1><p>Open the address that the server printed at its start: ${path}?token=…</p><p>Commands read the token from <code>owner-token</code> in the data folder.</p></body></html>\n`,
    {
      status: 401,
      headers: { ...privateHeaders, 'content-type': 'text/html; charset=utf-8', 'www-authenticate': 'Bearer' },
    },
  );

/**
 * One rule for all that is private (D-23): the request comes from this machine, through no proxy and from no other site's
 * page, and has the token. Of the demo alone, which sends nothing, scripts read the outbox as JSON without it. Null: not
 * a private path, or not for this caller, who is answered as if it were not there.
 */
export async function answerPrivate(parts: PrivateParts, request: Request, caller: Caller): Promise<Response | null> {
  const { pathname } = new URL(request.url);
  const { gate, outbox, admin, letters, operations } = parts;
  const standing = gate?.standing(request, caller) ?? 'foreign';
  if (isEditorCall(pathname)) return admin ? (standing === 'owner' ? admin(request) : refuseEditor()) : null;
  if (!gate || standing === 'foreign' || !takesToken(pathname)) return null;
  const entered = gate.enter(request, caller);
  if (entered || !isOwnPath(pathname)) return entered;
  if (
    pathname === '/__outbox' &&
    outbox &&
    (standing === 'owner' || (outbox.isOpen && request.method === 'GET' && wantsJson(request)))
  )
    return outboxPage(request, outbox.list());
  if (standing !== 'owner') return askForToken(pathname);
  for (const handle of [letters, operations]) {
    const answer = await handle?.(request);
    if (answer) return answer;
  }
  return null;
}
