import { sql } from 'drizzle-orm';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { jobs } from '../../../netlify/services/jobs/jobs';
import { openTestApp, type TestApp } from '../../fixtures/testApp';

const documents = globSync(['*.md', 'docs/**/*.md']);
const textOf = (document: string) => readFileSync(document, 'utf8');
const { scripts } = JSON.parse(textOf('package.json')) as { scripts: Record<string, string> };

const withoutCode = (text: string) => text.replace(/^```[^]*?^```/gm, '');
const found = (text: string, pattern: RegExp) => [...new Set([...text.matchAll(pattern)].map(([, part]) => part!))];

/** GitHub's heading anchors: 'A dispensary’s secret' → 'a-dispensarys-secret'. */
const anchorsOf = (document: string) =>
  found(withoutCode(textOf(document)), /^#+ (.+)$/gm).map((heading) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}_ -]/gu, '')
      .replaceAll(' ', '-'),
  );

describe.each(documents)('%s', (document) => {
  const text = textOf(document);

  test('its links work', () => {
    const faults = found(withoutCode(text), /\]\((?!https?:)([^)\s]+)\)/g).filter((link) => {
      const [path = '', anchor] = link.split('#', 2);
      const target = path ? join(dirname(document), path) : document;
      return !existsSync(target) || (anchor !== undefined && !anchorsOf(target).includes(anchor));
    });
    expect(faults).toEqual([]);
  });

  test('its commands exist', () => {
    const commands = found(text, /npm run (?:--\w+ )?([\w:-]+)/g);
    expect(commands.filter((name) => !Object.hasOwn(scripts, name))).toEqual([]);
  });

  test('the files and folders that it names exist', () => {
    const paths = found(text, /`((?:src|netlify|content|static|tests|tools|docs|\.ci|\.github)\/[\w./-]*)`/g);
    expect(paths.filter((path) => !existsSync(path))).toEqual([]);
  });
});

test('the jobs that run by the clock are counted and named right', () => {
  const names = Object.keys(jobs);
  const count = ['six', 'seven', 'eight', 'nine', 'ten'][names.length - 6]!;
  expect(textOf('docs/architecture.md')).toContain(`${count} scheduled jobs`);
  const section = textOf('docs/operations.md').split('### What runs by itself')[1]!.split('\n### ', 1)[0]!;
  expect(section.toLowerCase()).toContain(`${count} jobs run by the clock`);
  const [jobTable = ''] = section.split('The row `build-hook`');
  expect(found(jobTable, /^\| `(\w+)`/gm).toSorted()).toEqual(names.toSorted());
});

test('the README stays short enough to read before starting', () => {
  expect(Buffer.byteLength(textOf('README.md'))).toBeLessThanOrEqual(8 * 1024);
});

test('decision records are numbered without gaps, short, of one shape, and listed in their index', () => {
  const records = documents.filter((path) => /^docs\/decisions\/\d{4}-/.test(path)).sort();
  const index = found(textOf('docs/decisions/README.md'), /\]\((\d{4}-[\w-]+\.md)\)/g);
  expect(index).toEqual(records.map((path) => path.slice('docs/decisions/'.length)));
  records.forEach((path, position) => {
    expect(path).toContain(`/${String(position + 1).padStart(4, '0')}-`);
    const text = textOf(path);
    expect(text.trimEnd().split('\n').length, path).toBeLessThanOrEqual(60);
    expect([...text.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading).join(', '), path).toMatch(
      /^Context, What holds today(?:, What follows)?(?:, What was tried)?$/,
    );
  });
});

/** Returns the SQL in a section of docs/operations.md: code blocks first, then inline statements. */
function sqlUnder(heading: string): string[][] {
  const [, part = ''] = textOf('docs/operations.md').split(`\n${heading}\n`, 2);
  const section = part.split(/^#{2,3} /m, 1)[0]!;
  const texts = [
    ...found(section, /^```sql\n([^]*?)^```/gm),
    ...found(section, /`((?:SELECT|UPDATE|DELETE) [^`]*;)`/g),
  ];
  return texts.map((text) =>
    text
      .split(/;\s*/)
      .map((statement) => statement.trim())
      .filter((statement) => statement && !['BEGIN', 'COMMIT'].includes(statement)),
  );
}
const headings = found(textOf('docs/operations.md'), /^(#{2,3} .+)$/gm).filter((heading) => sqlUnder(heading).length);

describe('docs/operations.md: its SQL', () => {
  let api: TestApp;
  beforeAll(async () => {
    api = await openTestApp();
  });
  afterAll(() => api.close());

  test.each(headings)('%s', async (heading) => {
    for (const statements of sqlUnder(heading)) {
      const undone = new Error('undone');
      const all = api.context.database.transaction(async (transaction) => {
        for (const statement of statements) await transaction.execute(sql.raw(statement));
        throw undone;
      });
      await expect(all, statements.join(';\n')).rejects.toBe(undone);
    }
  });
});
