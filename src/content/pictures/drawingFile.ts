import { createHash, type Hash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { findPicture, readPicture } from '../files/contentDisk';
import { readPhotoDrawing } from './photos/photoDrawing';

const reference = /href="renders\/([a-z0-9.-]+\.(?:png|jpg))"/g;

function findRender(folder: string, render: string, name: string): string {
  const file = findPicture(folder, `renders/${render}`);
  if (!file) throw new Error(`${name}.svg: expected the picture renders/${render} beside it`);
  return file;
}

/** Embeds the renders that a drawing references, because neither sharp nor an `<img>` loads other files. */
function embedRenders(svg: string, folder: string, name: string): string {
  return svg.replace(reference, (_, render: string) => {
    const type = render.endsWith('.jpg') ? 'jpeg' : 'png';
    const bytes = readFileSync(findRender(folder, render, name));
    return `href="data:image/${type};base64,${bytes.toString('base64')}"`;
  });
}

/** An embedded photo can exceed the 10 MB that sharp's XML parser allows by default. */
export const drawingInputOptions = { unlimited: true } as const;

function readText(folder: string, name: string): string {
  const text = readPicture(folder, `${name}.svg`)?.toString('utf8') ?? readPhotoDrawing(folder, name);
  if (text === null) throw new Error(`Expected a drawing or photo ${name} in content/pictures/, found none.`);
  return text;
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
  for (const [, render] of svg.matchAll(reference)) hash.update(hashOfRender(findRender(folder, render!, name)));
  return { svg, hash };
}
