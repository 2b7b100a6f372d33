import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * Runs after each installation. Deletes what packages bring and nothing here reads: source maps, the C headers of Node,
 * and compiled code for other platforms in packages that contain all of them.
 */
const root = fileURLToPath(new URL('../node_modules', import.meta.url));

const sourceMap = /\.(?:[cm]?js|[cm]?ts|css)\.map$/;
/** For example `parcel-swc.linux-x64-musl.node`. */
const compiled = /\.((?:darwin|linux|win32)-(?:x64|arm64|arm))(?:-(gnu|gnueabihf|musl|msvc))?\.node$/;
const foreignLibrary = process.report.getReport().header.glibcVersionRuntime ? 'musl' : 'gnu';

function isForeign(name) {
  const [, platform, library] = compiled.exec(name) ?? [];
  if (!platform) return false;
  return platform !== `${process.platform}-${process.arch}` || library === foreignLibrary;
}

/** Links lead to packages outside, which are not ours to change. */
function prune(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) prune(path);
    else if (entry.isFile() && (sourceMap.test(entry.name) || isForeign(entry.name))) rmSync(path);
  }
}

function pruneNode(folder) {
  for (const name of existsSync(folder) ? readdirSync(folder) : [])
    if (name.startsWith('node-')) rmSync(join(folder, name, 'include'), { recursive: true, force: true });
}

// `npm install --package-lock-only` installs nothing.
if (existsSync(root)) prune(root);
pruneNode(join(root, 'node/node_modules'));
