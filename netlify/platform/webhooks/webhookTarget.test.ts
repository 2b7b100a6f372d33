import { describe, expect, test } from 'vitest';
import { isAllowedAddress, parseWebhookUrl, webhookTargets } from './webhookTarget';

const addresses: [url: string, verdict: string][] = [
  ['https://hooks.example/orders', 'yes yes yes'],
  ['https://8.8.8.8/hook', 'yes yes yes'],
  ['https://[2606:4700::1111]/hook', 'yes yes yes'],
  ['http://hooks.example/orders', 'no no yes'],
  ['http://127.0.0.1:4000/hook', 'no yes yes'],
  ['http://localhost:4000/hook', 'no yes yes'],
  ['http://[::1]:4000/hook', 'no yes yes'],
  ['https://127.0.0.1/hook', 'no yes yes'],
  ['http://2130706433/', 'no yes yes'],
  ['http://0x7f.1/', 'no yes yes'],
  ['http://[::ffff:127.0.0.1]/', 'no yes yes'],
  ['https://10.1.2.3/hook', 'no no yes'],
  ['https://172.31.0.9/hook', 'no no yes'],
  ['https://192.168.0.1/hook', 'no no yes'],
  ['http://169.254.169.254/latest/meta-data', 'no no yes'],
  ['https://169.254.169.254/latest/meta-data', 'no no yes'],
  ['https://[::ffff:10.0.0.1]/hook', 'no no yes'],
  ['https://[fd00::1]/hook', 'no no yes'],
  ['https://[fe80::1]/hook', 'no no yes'],
  ['https://0.0.0.0/hook', 'no no yes'],
  ['https://192.88.99.1/hook', 'no no yes'],
  ['https://[100:0:0:1::1]/hook', 'no no yes'],
  ['https://[3fff::1]/hook', 'no no yes'],
  ['https://[5f00::1]/hook', 'no no yes'],
  ['https://[64:ff9b::a9fe:a9fe]/hook', 'no no yes'],
  ['https://⑩.0.0.1/hook', 'no no yes'],
  ['https://0300.0250.0.1/hook', 'no no yes'],
  ['file:///etc/passwd', 'no no no'],
  ['ftp://hooks.example/', 'no no no'],
  ['hooks.example', 'no no no'],
];

describe('D-15 where an order may be sent', () => {
  test.each(addresses)('%s: %s', (url, verdict) => {
    const passes = (targets: (typeof webhookTargets)[number]) => {
      try {
        return parseWebhookUrl(url, targets) instanceof URL ? 'yes' : 'no';
      } catch (error) {
        expect((error as Error).message).toMatch(
          /^the webhook URL (is invalid|must use https|must be a public address)$/,
        );
        return 'no';
      }
    };
    expect(webhookTargets.map(passes).join(' ')).toBe(verdict);
  });

  test.each([
    ['93.184.216.34', [true, true, true]],
    ['127.0.0.53', [false, true, true]],
    ['10.0.0.7', [false, false, true]],
    ['::ffff:192.168.1.1', [false, false, true]],
    ['::ffff:c0a8:101', [false, false, true]],
    ['::127.0.0.1', [false, false, true]],
    ['::ffff:0:127.0.0.1', [false, false, true]],
    ['fe80::1%eth0', [false, false, true]],
    ['::ffff:93.184.216.34', [true, true, true]],
    ['not an address', [false, false, false]],
  ])('a name that resolves to %s', (address, expected) => {
    expect(webhookTargets.map((targets) => isAllowedAddress(address, targets))).toEqual(expected);
  });
});
