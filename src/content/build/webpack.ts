import { join } from 'node:path';
import type { CreateWebpackConfigArgs } from 'gatsby';
import TerserPlugin from 'terser-webpack-plugin';
import { addEntry, replaceEntry, unusedModules, type GatsbyConfig } from './buildInternals';
import type { ScriptRecorder } from './bundledScripts';
import { previewScript } from '../../domain/editorial/previewMessage';

/** With V8's explicit compile hints, Chromium compiles the startup scripts on another thread while they download. */
const compileHint = {
  banner: ({ chunk }: { chunk: { name?: string | null } }) =>
    /^(?:framework|app$|component---)/.test(chunk.name ?? '') ? '//# allFunctionsCalledOnLoad' : '',
  raw: true,
  // Runs after the minimizer, which drops comments, and before the source maps (PROCESS_ASSETS_STAGE_DEV_TOOLING).
  stage: 499,
};

interface Module {
  size: () => number;
  identifier: () => string;
}

/**
 * Gatsby's defaults share what all chunks use, so every page would load React Query at startup once enough lazy modules
 * use it. They also require named chunks, which this site does not have.
 */
const splitChunks = {
  chunks: 'all',
  minSize: 20_000,
  maxAsyncRequests: Infinity,
  cacheGroups: {
    default: false,
    defaultVendors: false,
    framework: {
      name: 'framework',
      test: /(?<!node_modules.*)[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/]/,
      priority: 40,
      enforce: true,
    },
    // Keeps Leaflet out of the file of each lazy module that uses it.
    library: {
      test: (module: Module) => module.size() > 160_000 && /[\\/]node_modules[\\/]/.test(module.identifier()),
      minChunks: 1,
      priority: 30,
      reuseExistingChunk: true,
    },
    shared: { chunks: 'async', minChunks: 2, priority: 10, reuseExistingChunk: true },
  },
};

/** Short names of lazy files, because the startup scripts list all of them. Eight digits tell builds apart. */
const output = { chunkFilename: '[id]-[contenthash].js', hashDigestLength: 8 };

/**
 * Minifies for the browsers in the package's list. Gatsby's own minimizer does so for Internet Explorer 11, is slower,
 * and writes larger scripts. There are no style sheets to minify.
 */
const minimizer = new TerserPlugin({ minify: TerserPlugin.swcMinify, terserOptions: { ecma: 2020 } });

interface BundleOptions {
  root: string;
  /** Lists the scripts of the bundle. */
  recorder: ScriptRecorder;
  /** Code by the name that it replaces. */
  constants: Record<string, string>;
}

export function configureWebpack(
  { actions, stage, plugins, getConfig }: CreateWebpackConfigArgs,
  { root, recorder, constants }: BundleOptions,
): void {
  actions.setWebpackConfig({
    // Writing webpack's cache for the next build takes a quarter of this one, and most builds have no earlier one.
    ...(stage !== 'develop' && { cache: false }),
    plugins: [plugins.define(constants)],
  });
  if (stage !== 'develop' && stage !== 'build-javascript') return;
  const config = getConfig() as GatsbyConfig;
  // `setWebpackConfig` ignores entries and the output.
  addEntry(config, { stage, file: join(root, 'src', 'boot', 'preview', 'startPreview.ts'), filename: previewScript });
  if (stage === 'develop') return actions.replaceWebpackConfig(config);
  replaceEntry(config, join(root, 'src', 'boot', 'startBrowser.ts'));
  config.optimization.splitChunks = splitChunks;
  Object.assign(config.output, output);
  config.optimization.minimizer = [minimizer];
  actions.replaceWebpackConfig(config);
  actions.setWebpackConfig({
    // Scripts do not name their source maps, because the host does not serve them.
    devtool: 'hidden-source-map',
    plugins: [
      recorder,
      plugins.banner(compileHint),
      ...unusedModules.map((module) => plugins.normalModuleReplacement(module, 'data:text/javascript,')),
    ],
  });
}
