// The few webpack types used here. webpack is a dependency of Gatsby, not ours.
interface Module {
  resource?: string;
  /** For concatenated modules, the root of the concatenation. */
  rootModule?: Module;
}
interface ChunkGroup {
  chunks: readonly { files: Iterable<string> }[];
  /** The import sites of the group; empty for the startup scripts. */
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

/** Records, once the scripts are bundled, which files a browser loads for each lazy module. */
export class ChunkFiles {
  /** The names of all files in this build. */
  readonly all = new Set<string>();
  private readonly first = new Set<string>();
  private readonly byModule = new Map<string, Set<string>>();

  apply(compiler: Compiler): void {
    compiler.hooks.afterEmit.tap('ChunkFiles', (compilation) => this.note(compilation));
  }

  /** Paths of the startup scripts and of the lazy modules that satisfy `isWanted`: ['/app-0a1b2c3d.js', …]. */
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
