import { cpSync, existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

interface Manifest {
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

/** Resolves a package as Node does, from the nearest node_modules up to `root`. */
function findPackage(root: string, folder: string, name: string): string | null {
  for (let at = folder; ; at = dirname(at)) {
    const found = join(at, 'node_modules', name);
    if (existsSync(join(found, 'package.json'))) return found;
    if (at === root || at === dirname(at)) return null;
  }
}

/** Copies packages with their dependencies. Skips optional ones that are not installed, such as other platforms' binaries. */
export function copyPackages(root: string, names: readonly string[], target: string): void {
  const copied = new Set<string>();
  const copy = (name: string, from: string, isOptional: boolean) => {
    const source = findPackage(root, from, name);
    if (!source && isOptional) return;
    if (!source) throw new Error(`${name}: expected it in node_modules. Run: npm ci`);
    if (copied.has(source)) return;
    copied.add(source);
    const nested = join(source, 'node_modules');
    cpSync(source, join(target, relative(root, source)), { recursive: true, filter: (path) => path !== nested });
    const { dependencies, optionalDependencies } = JSON.parse(
      readFileSync(join(source, 'package.json'), 'utf8'),
    ) as Manifest;
    const optional = Object.keys(optionalDependencies ?? {});
    for (const each of Object.keys(dependencies ?? {})) copy(each, source, optional.includes(each));
    for (const each of optional) copy(each, source, true);
  };
  for (const name of names) copy(name, root, false);
}
