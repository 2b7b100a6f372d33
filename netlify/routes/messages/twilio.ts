import { createRoute, z } from '@hono/zod-openapi';
import { escapeHtml } from '../../../src/domain/text/escapeHtml';
import type { AppContext } from '../../services/context/appContext';
import { receiveReply, repliesPath } from '../../services/messages/notices/receiveReply';
import { receiveTextStatus, textStatusPath } from '../../services/messages/notices/receiveTextStatus';
import type { App } from '../http/appEnv';
import { problemResponses } from '../openapi';

const webhook = createRoute({
  method: 'post',
  path: repliesPath,
  tags: ['Order messages'],
  operationId: 'receiveTextMessage',
  summary: 'Receive a shopper’s text message (STOP, START, HELP), signed by Twilio',
  description: 'Called by Twilio. The response is TwiML: the text to reply with, or nothing.',
  request: {
    headers: z.object({ 'x-twilio-signature': z.string() }),
    body: {
      content: {
        'application/x-www-form-urlencoded': { schema: z.looseObject({ From: z.string(), Body: z.string() }) },
      },
    },
  },
  responses: {
    200: { description: 'TwiML with the answer, if there is one', content: { 'text/xml': { schema: z.string() } } },
    ...problemResponses(401, 404, 413),
  },
});

const statusWebhook = createRoute({
  method: 'post',
  path: textStatusPath,
  tags: ['Order messages'],
  operationId: 'receiveTextStatus',
  summary: 'Receive whether a text message was delivered, signed by Twilio',
  description: 'Called by Twilio for each text message to a shopper. The console shows those that were not delivered.',
  request: {
    query: z.object({ notice: z.string() }),
    headers: z.object({ 'x-twilio-signature': z.string() }),
    body: {
      content: {
        'application/x-www-form-urlencoded': {
          schema: z.looseObject({ MessageStatus: z.string(), ErrorCode: z.string().optional() }),
        },
      },
    },
  },
  responses: { 204: { description: 'Stored, or known before' }, ...problemResponses(401, 404, 413) },
});

/** Responds with 404 when Twilio is not configured. */
export function registerTwilioRoutes(app: App, context: AppContext): void {
  // Described but not validated here: the signature covers all fields that Twilio sends.
  app.openAPIRegistry.registerPath(webhook);
  app.openAPIRegistry.registerPath(statusWebhook);
  app.post(textStatusPath, async (c) => {
    const fields = Object.fromEntries(new URLSearchParams(await c.req.text()));
    const { search } = new URL(c.req.url);
    await receiveTextStatus(context, { search, fields, signature: c.req.header('x-twilio-signature') ?? '' });
    return c.body(null, 204);
  });
  app.post(repliesPath, async (c) => {
    const fields = Object.fromEntries(new URLSearchParams(await c.req.text()));
    const reply = await receiveReply(context, { fields, signature: c.req.header('x-twilio-signature') ?? '' });
    const message = reply === null ? '' : `<Message>${escapeHtml(reply)}</Message>`;
    return c.body(`<?xml version="1.0" encoding="UTF-8"?>\n<Response>${message}</Response>\n`, 200, {
      'content-type': 'text/xml; charset=utf-8',
    });
  });
}
