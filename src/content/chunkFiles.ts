// As much of webpack's own types as is used: the package is Gatsby's.
interface Module {
  resource?: string;
  /** Of several modules that were joined, the one that the others were joined to. */
  rootModule?: Module;
}
interface ChunkGroup {
  chunks: readonly { files: Iterable<string> }[];
  /** The places where the group is asked for; none of them for what a page starts with. */
  blocksIterable: Iterable<{ dependencies: readonly object[] }>;
}
interface Compilation {
  chunkGroups: readonly ChunkGroup[];
  moduleGraph: { getModule: (dependency: object) => Module | null };
}
interface Compiler {
  hooks: { afterEmit: { tap: (name: string, seen: (compilation: Compilation) => void) => void } };
}

const resourceOf = (module: Module | null): string | undefined => module?.resource ?? module?.rootModule?.resource;

/** Tells, once the scripts are bundled, which files a browser loads for each of the modules that are loaded when wanted. */
export class ChunkFiles {
  /** The names of all files that this build has. */
  readonly all = new Set<string>();
  private readonly first = new Set<string>();
  private readonly byModule = new Map<string, Set<string>>();

  apply(compiler: Compiler): void {
    compiler.hooks.afterEmit.tap('ChunkFiles', (compilation) => this.note(compilation));
  }

  /** The scripts that every page starts with and those of the modules whose path satisfies `isWanted`, as addresses: ['/app-0a1b2c3d.js', …]. */
  of(isWanted: (path: string) => boolean): string[] {
    const wanted = [...this.byModule].flatMap(([path, own]) => (isWanted(path.replaceAll('\\', '/')) ? [...own] : []));
    const files = new Set([...this.first, ...wanted]);
    return [...files].filter((file) => file.endsWith('.js')).map((file) => `/${file}`);
  }

  private note({ chunkGroups, moduleGraph }: Compilation): void {
    for (const known of [this.all, this.first, this.byModule]) known.clear();
    for (const { chunks, blocksIterable } of chunkGroups) {
      const files = chunks.flatMap((chunk) => [...chunk.files]);
      for (const file of files) this.all.add(file);
      const blocks = [...blocksIterable];
      if (blocks.length === 0) for (const file of files) this.first.add(file);
      for (const dependency of blocks.flatMap(({ dependencies }) => dependencies)) {
        const path = resourceOf(moduleGraph.getModule(dependency));
        if (path) this.byModule.set(path, new Set([...(this.byModule.get(path) ?? []), ...files]));
      }
    }
  }
}
