import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const isStyled = (name: string) => /(?<!\.test)\.tsx?$/.test(name);

/** The blocks of CSS that scroll. A text area has no elements inside. */
const scrollingStyles = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter(isStyled)
  .flatMap((name) =>
    readFileSync(join('src', name), 'utf8')
      .split('`')
      .filter((part) => /overflow(-[xy])?: (auto|scroll)/.test(part) && !/textarea \{/.test(part))
      .map((css) => ({ name, css })),
  );

test('D-31 scroll containers are positioned, because hidden labels inside would otherwise extend an outer box', () => {
  expect(scrollingStyles.length).toBeGreaterThan(10);
  const unpositioned = scrollingStyles.filter(({ css }) => !/position: (relative|absolute|fixed|sticky)/.test(css));
  expect(unpositioned.map(({ name, css }) => `${name}: ${css.trim().slice(0, 80)}`)).toEqual([]);
});
