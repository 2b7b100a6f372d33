import { createHash, type Hash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { readPhotoDrawing } from './photos/photoDrawing';

const reference = /href="renders\/([a-z0-9.-]+\.(?:png|jpg))"/g;

function readRender<T>(file: string, name: string, read: (file: string) => T): T {
  try {
    return read(file);
  } catch (cause) {
    throw new Error(`${name}.svg: expected the picture renders/${basename(file)} beside it`, { cause });
  }
}

const renderFile = (folder: string, render: string) => join(folder, 'renders', render);

/** Embeds the renders that a drawing references, because neither sharp nor an `<img>` loads other files. */
function embedRenders(svg: string, folder: string, name: string): string {
  return svg.replace(reference, (_, render: string) => {
    const type = render.endsWith('.jpg') ? 'jpeg' : 'png';
    const bytes = readRender(renderFile(folder, render), name, (file) => readFileSync(file));
    return `href="data:image/${type};base64,${bytes.toString('base64')}"`;
  });
}

/** An embedded photo can exceed the 10 MB that sharp's XML parser allows by default. */
export const drawingInputOptions = { unlimited: true } as const;

function readText(folder: string, name: string): string {
  const file = join(folder, `${name}.svg`);
  const photo = existsSync(file) ? null : readPhotoDrawing(folder, name);
  return photo ?? readFileSync(file, 'utf8');
}

/** Returns a drawing with its renders embedded, or an uploaded photo as a drawing. */
export const readDrawingFile = (folder: string, name: string): string =>
  embedRenders(readText(folder, name), folder, name);

/** Cached by path, because hundreds of drawings reference the same few renders. */
const renderHashes = new Map<string, { version: string; hash: string }>();

function hashOfRender(file: string): string {
  const { mtimeMs, size } = statSync(file);
  const version = `${mtimeMs} ${size}`;
  const cached = renderHashes.get(file);
  if (cached?.version === version) return cached.hash;
  const hash = createHash('sha256').update(readFileSync(file)).digest('hex');
  renderHashes.set(file, { version, hash });
  return hash;
}

/** Returns a drawing without its renders, and a hash of both. Embedding all renders takes seconds. */
export function readDrawingOutline(folder: string, name: string): { svg: string; hash: Hash } {
  const svg = readText(folder, name);
  const hash = createHash('sha256').update(svg);
  for (const [, render] of svg.matchAll(reference))
    hash.update(readRender(renderFile(folder, render!), name, hashOfRender));
  return { svg, hash };
}
