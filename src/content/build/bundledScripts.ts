import { readChunkGroups, type Compiler } from './buildInternals';

export interface BundledScripts {
  /** The scripts that every page loads first, in order: ['/webpack-runtime-0a1b2c3d.js', …]. */
  startup: string[];
  /** The scripts of each lazily loaded module, by its file: 'src/templates/Home.tsx'. */
  lazy: Record<string, string[]>;
  files: string[];
}

/** Omits the startup scripts. Throws if the module is not loaded lazily. */
export function lazyScripts(module: string, { startup, lazy }: BundledScripts): string[] {
  const paths = lazy[module];
  if (!paths) throw new Error(`No page loads ${module} on demand, so it has no scripts.`);
  return paths.filter((path) => !startup.includes(path));
}

export function selectScripts({ startup, lazy }: BundledScripts, isWanted: (file: string) => boolean): string[] {
  const wanted = Object.entries(lazy).flatMap(([file, paths]) => (isWanted(file) ? paths : []));
  return [...new Set([...startup, ...wanted])];
}

export class ScriptRecorder {
  scripts: BundledScripts = { startup: [], lazy: {}, files: [] };
  private readonly root: string;

  constructor(root: string) {
    this.root = root;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.afterEmit.tap('ScriptRecorder', (compilation) => {
      const startup = new Set<string>();
      const lazy: Record<string, string[]> = {};
      const all = new Set<string>();
      for (const { files, modules } of readChunkGroups(compilation)) {
        const paths = files.filter((file) => file.endsWith('.js')).map((file) => `/${file}`);
        for (const file of files) all.add(file);
        if (!modules) for (const path of paths) startup.add(path);
        for (const module of modules ?? []) {
          const name = this.nameOf(module);
          lazy[name] = [...new Set([...(lazy[name] ?? []), ...paths])];
        }
      }
      this.scripts = { startup: [...startup], lazy, files: [...all] };
    });
  }

  /** Gatsby appends a query to page components: '/shop/src/templates/Home.tsx?export=default'. */
  private nameOf(resource: string): string {
    const [file = ''] = resource.split('?');
    return file.replaceAll('\\', '/').replace(`${this.root.replaceAll('\\', '/')}/`, '');
  }
}
