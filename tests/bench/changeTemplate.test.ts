import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createTemporaryFolder } from '../fixtures/createTemporaryFolder';
import { changeTemplate } from './changeTemplate';

test('finds the element of a product’s page', () => {
  const file = 'src/templates/Product.tsx';
  const project = createTemporaryFolder({ [file]: readFileSync(file, 'utf8') });
  changeTemplate(project);
  expect(readFileSync(join(project, file), 'utf8')).toContain('<Page data-bench="changed" ');
});
