import { describe, expect, test } from 'vitest';
import { openMultipartForm } from './multipartForm';

const part = (disposition: string, lines = '') =>
  `--b\r\nContent-Disposition: form-data; ${disposition}\r\n${lines}\r\nabc\r\n`;
const file = part('name="file"; filename="a.jpg"');

async function parse(body: string): Promise<string[]> {
  const form = openMultipartForm('multipart/form-data; boundary=b');
  const bytes = Buffer.from(body);
  for (let at = 0; at < bytes.length; at += 1_000) form.write(bytes.subarray(at, at + 1_000));
  const entries = [...(await form.end())];
  return entries.map(([name, value]) => `${name}: ${value instanceof File ? `${value.size} bytes` : value}`);
}

describe('a form with a file', () => {
  test.each([
    ['a path as its name', 'name="file"; filename="../../etc/passwd"'],
    ['no name', 'name="file"; filename=""'],
    ['NUL in its name', 'name="file"; filename="a\0.jpg"'],
    ['a name that is no UTF-8', 'name="file"; filename*=UTF-8\'\'%ff%00..%2f'],
    ['a name in an unknown encoding', 'name="file"; filename*=UTF-9\'x\'%zz'],
    ['a long name', `name="file"; filename="${';'.repeat(14_000)}"`],
    ['a name without an end', `name="file"; filename="${'\\"'.repeat(7_000)}`],
  ])('keeps the bytes of a file with %s', async (_, disposition) => {
    expect(await parse(`${part(disposition)}--b--\r\n`)).toEqual(['file: 3 bytes']);
  });

  test.each([
    ['nothing', ''],
    ['a part that is cut off', file.slice(0, -5)],
    ['no end', file],
    ['bare line feeds', `${file}--b--\r\n`.replaceAll('\r\n', '\n')],
    ['21 parts', `${part('name="field"').repeat(21)}--b--\r\n`],
    ['21 parts, of which the last has no end', part('name="field"').repeat(21)],
  ])('is refused with %s', async (_, body) => {
    await expect(parse(body)).rejects.toMatchObject({ status: 400 });
  });
});
