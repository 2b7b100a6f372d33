import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { contentReport } from '../../src/content/source/contentReport';
import { createTemporaryFolder } from '../fixtures/createTemporaryFolder';
import { addOneProduct, editOneProduct, growContent } from './syntheticContent';

test('a grown catalogue passes the content check, so that it can be built, and so do edits of it', () => {
  const folder = createTemporaryFolder({});
  const content = join(folder, 'content');
  const count = readdirSync('content/products').length + 20;
  growContent('content', content, count);
  expect(readdirSync(join(content, 'products'))).toHaveLength(count);
  editOneProduct(content);
  addOneProduct(content);
  expect(readdirSync(join(content, 'products'))).toHaveLength(count + 1);
  const { isRight, lines } = contentReport(content, new Date('2026-11-28T12:00:00Z'));
  expect([isRight, isRight ? [] : lines]).toEqual([true, []]);
});
