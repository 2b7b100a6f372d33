import type { BuildOptions } from 'esbuild';

/** Packages with compiled code, which are copied as installed. netlify.toml lists them too. */
export const externalPackages = ['sharp'];
// An optional dependency of pg that is not installed.
const missingPackages = ['pg-native'];

export const nodeBundle = {
  outExtension: { '.js': '.mjs' },
  bundle: true,
  platform: 'node',
  target: 'node24',
  format: 'esm',
  // CommonJS packages need `require` for Node's modules. The alias avoids a clash with modules that import
  // `createRequire`.
  banner: {
    js: "import { createRequire as createBundleRequire } from 'node:module';\nconst require = createBundleRequire(import.meta.url);",
  },
  external: [...externalPackages, ...missingPackages],
  // The main file of jsonc-parser is UMD, whose calls of `require` esbuild cannot follow.
  mainFields: ['module', 'main'],
  metafile: true,
  legalComments: 'none',
} satisfies BuildOptions;
