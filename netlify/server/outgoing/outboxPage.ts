import { escapeHtml as escape } from '../../../src/domain/text/escapeHtml';
import { mailMark } from '../../platform/messages/mailMark';
import type { OutboxMessage } from '../../platform/messages/outbox';
import { privateHeaders } from '../private/privateHeaders';

/** The sandbox keeps an email from running scripts or accessing this page. */
const mailFrame = (html: string) =>
  `<iframe sandbox title="The mail" srcdoc="${escape(html.replace('cid:mark', `data:image/png;base64,${mailMark}`))}"></iframe>`;

const row = ({ at, channel, to, text, html }: OutboxMessage) =>
  `<li><p><b>${escape(to)}</b> · ${channel} · <time>${escape(at)}</time></p>${html ? mailFrame(html) : ''}<pre>${escape(text)}</pre></li>`;

const page = (messages: readonly OutboxMessage[]) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta http-equiv="refresh" content="10"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>Outbox</title>
<style>body{font:16px/1.5 system-ui;max-width:46rem;margin:2rem auto;padding:0 1rem}ol{padding:0;list-style:none}li{border-top:1px solid #ccc}pre{white-space:pre-wrap;overflow-wrap:anywhere;font-size:1.1em}iframe{width:100%;height:40rem;border:1px solid #ccc}</style>
</head><body><h1>Outbox</h1><p>Messages the shop would have sent, newest first. Nothing leaves this machine until a mail or text message service is configured.</p>
${messages.length ? `<ol>${messages.map(row).join('')}</ol>` : '<p>Nothing yet.</p>'}</body></html>
`;

export const wantsJson = (request: Request): boolean => {
  const accept = request.headers.get('accept') ?? '';
  return accept.includes('application/json') && !accept.includes('text/html');
};

export function outboxPage(request: Request, messages: readonly OutboxMessage[]): Response {
  if (wantsJson(request)) return Response.json(messages, { headers: privateHeaders });
  return new Response(page(messages), { headers: { ...privateHeaders, 'content-type': 'text/html; charset=utf-8' } });
}
