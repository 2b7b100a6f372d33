import { createHash, createVerify, generateKeyPairSync } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openMailServer, type MailServer } from '../../../tests/fixtures/servers/mailServer';
import { createMail } from './mail';
import { createOutbox } from './outbox';

const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
let server: MailServer;
beforeAll(async () => {
  server = await openMailServer({ disabledCommands: ['STARTTLS'] });
});
afterAll(() => server.close());

/** Canonicalization 'relaxed' of RFC 6376. */
const relaxedLine = (text: string) => text.replaceAll(/[ \t]+/g, ' ').replace(/ $/, '');
const relaxedBody = (body: string) =>
  body
    .split('\r\n')
    .map(relaxedLine)
    .join('\r\n')
    .replace(/(\r\n)*$/, '\r\n');
function relaxedHeader(header: string): string {
  const [name = '', ...value] = header.replaceAll('\r\n', '').split(':');
  return `${name.toLowerCase().trim()}:${relaxedLine(value.join(':')).trim()}`;
}

/** Returns what the signature covers, or null if it does not hold. */
function verify(mail: string): string[] | null {
  const [head = '', ...body] = mail.split('\r\n\r\n');
  const headers = head.split(/\r\n(?![ \t])/);
  const named = (name: string) => headers.find((each) => each.toLowerCase().startsWith(`${name.toLowerCase()}:`));
  const signature = named('DKIM-Signature')!;
  const tag = (name: string) => new RegExp(`[:;]\\s*${name}=([^;]*)`).exec(signature)![1]!.replaceAll(/\s/g, '');
  const bodyHash = createHash('sha256')
    .update(relaxedBody(body.join('\r\n\r\n')))
    .digest('base64');
  const names = tag('h').split(':');
  const signed = names.flatMap((name) => named(name) ?? []).map((each) => `${relaxedHeader(each)}\r\n`);
  const unsigned = relaxedHeader(signature.replace(/([:;]\s*b=)[^;]*$/, '$1'));
  const isValid = createVerify('RSA-SHA256')
    .update(signed.join('') + unsigned)
    .verify(publicKey, tag('b'), 'base64');
  expect([tag('d'), tag('s'), tag('c')]).toEqual(['shop.example', 'shop2026', 'relaxed/relaxed']);
  return isValid && bodyHash === tag('bh') ? names.map((name) => name.toLowerCase()) : null;
}

test('mail is signed for the domain, with the headers of one-click unsubscribing', async () => {
  const smtp = {
    host: '127.0.0.1',
    port: server.port,
    secure: false,
    requireTls: false,
    from: 'codes@shop.example',
    fromName: 'Lumapod',
    login: null,
    dkim: {
      domain: 'shop.example',
      selector: 'shop2026',
      privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }) as string,
    },
  };
  const send = createMail(
    smtp,
    createOutbox(() => {}),
    () => new Date(),
  );
  const unsubscribeUrl = 'https://shop.example/v1/messages/unsubscribe?user=u&token=t';
  await send({ to: 'mara@shop.example', subject: 'Votre commande est prête', text: 'Prête à 11 h.', unsubscribeUrl });
  const { text } = server.messages[0]!;
  expect(verify(text)).toEqual(
    expect.arrayContaining([
      'from',
      'to',
      'subject',
      'date',
      'message-id',
      'list-unsubscribe',
      'list-unsubscribe-post',
    ]),
  );
  expect(verify(text.replace('mara@shop.example', 'eve@shop.example'))).toBeNull();
});
