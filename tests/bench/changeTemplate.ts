import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Changes what every product's page renders, as a developer would. */
export function changeTemplate(project: string): void {
  const file = join(project, 'src', 'templates', 'Product.tsx');
  const text = readFileSync(file, 'utf8');
  const changed = text.replace(/<Page(?=[\s>])/, '<Page data-bench="changed"');
  if (changed === text) throw new Error(`${file}: expected a <Page>`);
  writeFileSync(file, changed);
}
