import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseProxiedAddress as parseEntry } from './proxiedAddress';

const v4 = '203.0.113.9';
const v6 = '2001:db8:1:2::9';
const parseProxiedAddress = (value: string) => parseEntry(value, 1);

describe('addresses as proxies send them', () => {
  test.each([
    [v4, v4],
    [` ${v4}\t`, v4],
    [`${v4}:4711`, v4],
    [`${v4}:`, v4],
    [`"${v4}:4711"`, v4],
    [`[${v4}]:4711`, v4],
    [`${v4}%2`, v4],
    ['203.000.113.009', v4],
    ['::ffff:203.0.113.9', v4],
    ['::ffff:203.0.113.9:4711', v4],
    ['[::ffff:203.0.113.9]:4711', v4],
    ['::FFFF:CB00:7109', v4],
    ['[0000:0000:0000:0000:0000:ffff:cb00:7109]:4711', v4],
    [v6, v6],
    [`[${v6}]`, v6],
    [`[${v6}]:4711`, v6],
    ['2001:0DB8:0001:0002:0000:0000:0000:0009', v6],
    ['2001:db8:1:2:0:0:0:9:4711', v6],
    [`${v6}%eth0`, v6],
    [`[${v6}%25eth0]:4711`, v6],
    ['64:ff9b::203.0.113.9', '64:ff9b::cb00:7109'],
    ['2002:cb00:7109::1', '2002:cb00:7109::1'],
  ])('%j', (value, address) => {
    expect(parseProxiedAddress(value)).toBe(address);
  });

  test.each([
    [`for=${v4}`, v4],
    [`For="${v4}:4711"`, v4],
    [`for="[${v6}]:4711";proto=https;by=10.0.0.1`, v6],
    [`proto=http;host="shop.example:443";by="_hidden"; FOR="[${v6}]:_port";`, v6],
    [`for=[${v6}]:4711`, v6],
    [`for=198.51.100.1, for="[${v6}]:4711";proto=https`, v6],
    ['for=unknown', null],
    ['for=_hidden', null],
    ['for="_hidden:4711"', null],
    ['for=', null],
    ['proto=https', null],
    [`for=198.51.100.1;for=${v4}`, null],
  ])('in Forwarded: %j', (value, address) => {
    expect(parseProxiedAddress(value)).toBe(address);
  });

  test.each([
    `198.51.100.1, ${v4}`,
    `198.51.100.1,unknown,${v4}:4711`,
    `198.51.100.1, ${v4}, ,`,
    `"198.51.100.1, ${v4}`,
    `for=198.51.100.1;host=", for=${v4}`,
    `for=198.51.100.1;host=", for="${v4}:4711";proto=https`,
  ])('the last of a list counts, because clients can prepend to it: %j', (value) => {
    expect(parseProxiedAddress(value)).toBe(v4);
  });

  test.each([
    `for=${v4};host="a, for=198.51.100.1"`,
    `for=${v4};host="a, for=198.51.100.1;b=\\""`,
    `host="a;for=198.51.100.1;b";for=_hidden`,
    `for=${v4};host="a\\";for=198.51.100.1"`,
  ])('no client hides in the host that it asked for: %j', (value) => {
    expect(parseProxiedAddress(value)).not.toBe('198.51.100.1');
  });

  test.each([
    '',
    ' ',
    ',',
    '-',
    'unknown',
    '198.51.100.1, unknown',
    'unix:',
    'localhost',
    'shop.example:443',
    '203.0.113',
    '203.0.113.256',
    '203.0.113.9 198.51.100.1',
    'http://203.0.113.9',
    '2001:db8::1::9',
    `[${v6}`,
    '3405803785',
    '0xcb007109',
    '9'.repeat(60),
  ])('is no address: %j', (value) => {
    expect(parseProxiedAddress(value)).toBeNull();
  });
});

describe('the client is the entry of the outermost trusted proxy', () => {
  const ten = Array.from({ length: 10 }, (_, at) => `198.51.100.${at + 1}`).join(', ');

  test.each<[value: string, hops: number, address: string | null]>([
    [ten, 1, '198.51.100.10'],
    [ten, 2, '198.51.100.9'],
    [ten, 10, '198.51.100.1'],
    [ten, 11, null],
    [v4, 2, null],
    ['', 2, null],
    [`${v4}, 10.0.0.1`, 2, v4],
    [`${v4}:4711,10.0.0.1:80`, 2, v4],
    [`198.51.100.1, [${v6}%eth0]:4711, [::ffff:10.0.0.1]:80`, 2, v6],
    [`198.51.100.1, "${v4}:4711", unix:`, 2, v4],
    [`198.51.100.1, unknown, 10.0.0.1`, 2, null],
    [`198.51.100.1, _hidden, 10.0.0.1`, 2, null],
    [`198.51.100.1, ${v4}, , 10.0.0.1,, `, 2, v4],
    [`", ,"\\", ${v4}, 10.0.0.1`, 2, v4],
    [`198.51.100.1", ${v4}, 10.0.0.1`, 2, v4],
    [`for=198.51.100.1;a=", for=${v4}, for=10.0.0.1`, 2, v4],
    [`for="[${v6}]:4711";proto=https, for=10.0.0.1;by=_proxy`, 2, v6],
    [`for=198.51.100.1, For="${v4}:4711", 10.0.0.1`, 2, v4],
    [`for=${v4}, for=10.0.0.1;host="a, for=198.51.100.1, b"`, 2, v4],
    [`for=${v4};host="a, for=198.51.100.1;b=", for=10.0.0.1`, 2, v4],
    [`for=${v4};host="a,b,c,d", for=10.0.0.2;host="e,f", for=10.0.0.1;host=","`, 3, v4],
    [`for=198.51.100.1;a=", for=${v4};host="b", for=10.0.0.1;host="c\\\\"`, 2, v4],
  ])('%j after %i proxies', (value, hops, address) => {
    expect(parseEntry(value, hops)).toBe(address);
  });

  test('whatever the client sent before it', () => {
    const sent = fc.oneof(
      fc.string(),
      fc.stringMatching(/^[\w",;=\\. :[\]-]*$/),
      fc.array(fc.ipV4()).map((entries) => entries.join(',')),
    );
    const appended = fc.array(fc.constantFrom('10.0.0.1', '[2001:db8::1]:443', 'unknown', 'for=10.0.0.2;host="x, y"'), {
      maxLength: 5,
    });
    const client = fc.constantFrom(v4, `"${v4}:4711"`, `for=${v4}`, `For="${v4}:4711";host="a, b";proto=https`);
    fc.assert(
      fc.property(sent, client, appended, (before, entry, after) => {
        expect(parseEntry([before, entry, ...after].join(', '), after.length + 1)).toBe(v4);
      }),
    );
  });
});

describe('any spelling of an address is the same client', () => {
  const port = fc.oneof(
    fc.constant(''),
    fc.integer({ min: 1, max: 65_535 }).map((number) => `:${number}`),
  );
  const pad = (text: string, to: number) => text.padStart(to, '0');
  const inForwarded = (text: string) => `for=198.51.100.1, Proto=https;For="${text}"`;
  const wrap = fc.constantFrom<(text: string) => string>(
    (text) => text,
    (text) => ` ${text} `,
    (text) => `"${text}"`,
    (text) => `198.51.100.1, ${text}`,
    inForwarded,
  );

  test('of IPv4', () => {
    const bytes = fc.array(fc.record({ byte: fc.nat(255), width: fc.integer({ min: 1, max: 3 }) }), {
      minLength: 4,
      maxLength: 4,
    });
    const toHex = (high: number, low: number) => (high * 256 + low).toString(16);
    fc.assert(
      fc.property(bytes, port, wrap, (parts, end, inside) => {
        const [a, b, c, d] = parts.map(({ byte }) => byte) as [number, number, number, number];
        const plain = `${a}.${b}.${c}.${d}`;
        const padded = parts.map(({ byte, width }) => pad(String(byte), width)).join('.');
        const hex = `::ffff:${toHex(a, b)}:${toHex(c, d)}`;
        for (const text of [padded, `[${padded}]`, `::ffff:${padded}`, `[::FFFF:${padded}]`, `[${hex}]`])
          expect(parseProxiedAddress(inside(text + end))).toBe(plain);
      }),
    );
  });

  test('of IPv6', () => {
    const group = fc.record({
      value: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 0xffff })),
      width: fc.integer({ min: 1, max: 4 }),
      isUpper: fc.boolean(),
    });
    const groups = fc.array(group, { minLength: 8, maxLength: 8 });
    const zone = fc.constantFrom('', '%eth0', '%251');
    // Uses global addresses, because addresses in ::/16 may be IPv4-mapped.
    const network = fc.integer({ min: 0x2000, max: 0x3fff });
    fc.assert(
      fc.property(groups, network, zone, port, wrap, (rest, first, scope, end, inside) => {
        const all = [{ value: first, width: 4, isUpper: false }, ...rest.slice(1)];
        const full = all.map(({ value }) => value.toString(16)).join(':');
        const spelled = all.map(({ value, width, isUpper }) => {
          const text = pad(value.toString(16), width);
          return isUpper ? text.toUpperCase() : text;
        });
        const zeros = /(?:\b0+(?::|$))+/;
        const address = parseProxiedAddress(full);
        expect(address).not.toBeNull();
        for (const text of [spelled.join(':'), spelled.join(':').replace(zeros, ':').replace(/^:|:$/, '::')])
          expect(parseProxiedAddress(inside(`[${text}${scope}]${end}`))).toBe(address);
      }),
    );
  });
});
