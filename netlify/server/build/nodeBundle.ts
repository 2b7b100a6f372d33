import type { BuildOptions } from 'esbuild';

/** Packages with code that is compiled for one platform. They are copied as installed; netlify.toml lists them too. */
export const unbundled = ['sharp'];
/** Optional dependencies that packages look for and that are not installed. */
const absent = ['pg-native'];

/** Bundles for the Node version that runs them. Each entry becomes `<name>.mjs`. */
export const nodeBundle = {
  outExtension: { '.js': '.mjs' },
  bundle: true,
  platform: 'node',
  target: 'node24',
  format: 'esm',
  // Parts of some packages are CommonJS and load Node's modules with `require`. The import has a name of its own, because
  // a bundled module may import `createRequire` too.
  banner: {
    js: "import { createRequire as createBundleRequire } from 'node:module';\nconst require = createBundleRequire(import.meta.url);",
  },
  external: [...unbundled, ...absent],
  // Its main file is UMD, whose calls of `require` esbuild cannot follow.
  alias: { 'jsonc-parser': 'jsonc-parser/lib/esm/main.js' },
  metafile: true,
  legalComments: 'none',
} satisfies BuildOptions;
