import { expect, test } from 'vitest';
import { isFromTwilio, twilioSignature } from './twilioSignature';

// The example in Twilio's documentation.
const authToken = '12345';
const signed = {
  url: 'https://example.com/myapp.php?foo=1&bar=2',
  fields: {
    CallSid: 'CA1234567890ABCDE',
    Caller: '+14158675310',
    Digits: '1234',
    From: '+14158675310',
    To: '+18005551212',
  },
};
const signature = 'L/OH5YylLD5NRKLltdqwSvS0BnU=';

test('the signature is that of Twilio’s documentation, whatever the order of the fields', () => {
  expect(twilioSignature(authToken, signed)).toBe(signature);
  const turned = Object.fromEntries(Object.entries(signed.fields).toReversed());
  expect(isFromTwilio(authToken, { ...signed, fields: turned }, signature)).toBe(true);
});

test.each([
  ['another token', '12346', signed, signature],
  ['another URL', authToken, { ...signed, url: 'https://example.com/myapp.php?foo=1' }, signature],
  ['another field', authToken, { ...signed, fields: { ...signed.fields, Digits: '1235' } }, signature],
  ['one more field', authToken, { ...signed, fields: { ...signed.fields, X: '' } }, signature],
  ['no signature', authToken, signed, ''],
  ['a longer signature', authToken, signed, `${signature}=`],
])('%s is refused', (_, token, request, sentSignature) => {
  expect(isFromTwilio(token, request, sentSignature)).toBe(false);
});
