const exported = /^export (?:async )?(?:abstract )?(?:const|function\*?|class|interface|type|enum) (\w+)/gm;

/** Styled parts may repeat names of other pages. Gatsby, Netlify and the messages require certain names. */
const isExempt = (path: string): boolean =>
  path.endsWith('.styles.ts') || /^(?:src\/(?:i18n\/messages|templates|pages)|netlify\/functions)\//.test(path);

/** A service and the call to its route are the two ends of one operation. */
const isOneOperation = (paths: readonly string[]): boolean =>
  paths.length === 2 && ['netlify/services/', 'src/data/'].every((room) => paths.some((path) => path.startsWith(room)));

/** Finds exported names that shadow one of `globals`, with their files. */
export function shadowedGlobals(texts: ReadonlyMap<string, string>, globals: ReadonlySet<string>): string[] {
  return [...texts].flatMap(([path, text]) =>
    isExempt(path)
      ? []
      : [...text.matchAll(exported)].filter(([, name]) => globals.has(name!)).map(([, name]) => `${name}: ${path}`),
  );
}

/** Finds names that several files export for different things, with their files. `texts` are sources by path. */
export function sharedExports(texts: ReadonlyMap<string, string>): Map<string, string[]> {
  const files = new Map<string, Set<string>>();
  for (const [path, text] of texts) {
    if (isExempt(path)) continue;
    for (const [, name] of text.matchAll(exported)) files.set(name!, (files.get(name!) ?? new Set()).add(path));
  }
  const shared = [...files].map(([name, paths]): [string, string[]] => [name, [...paths].sort()]);
  return new Map(shared.filter(([, paths]) => paths.length > 1 && !isOneOperation(paths)).sort());
}
