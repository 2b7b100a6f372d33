import { LRUCache } from 'lru-cache';
import { createHash } from 'node:crypto';
import { readFile, realpath, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';
import type { Encoding } from '../http/compression/bestEncoding';
import { compress } from '../http/compression/compress';
import { contentType, isCompressible } from './contentTypes';

export interface SiteFile {
  type: string;
  etag: string;
  isCompressible: boolean;
  encoded: (encoding: Encoding) => Promise<Buffer<ArrayBuffer>>;
}

export interface SiteFiles {
  find: (path: string) => Promise<SiteFile | null>;
}

type Bytes = Buffer<ArrayBuffer>;

function siteFile(path: string, raw: Bytes): SiteFile {
  const type = contentType(path);
  const encodings = new Map<Encoding, Promise<Bytes>>();
  return {
    type,
    etag: createHash('sha256').update(raw).digest('base64url').slice(0, 27),
    isCompressible: isCompressible(type) && raw.length > 200,
    encoded: (encoding) => {
      const body = encodings.get(encoding) ?? compress(raw, encoding, 'file');
      encodings.set(encoding, body);
      return body;
    },
  };
}

/** Returns null for a path that could leave the folder (such as an encoded slash) or that the host does not serve. */
function safeSegments(path: string): string[] | null {
  let parts: string[];
  try {
    parts = path.split('/').filter(Boolean).map(decodeURIComponent);
  } catch {
    return null;
  }
  const isHidden = (part: string) => part.startsWith('.') && part !== '.well-known';
  if (parts.some((part) => /[/\\\p{Cc}]/u.test(part) || isHidden(part))) return null;
  return parts[0] === '_redirects' || parts[0] === '_headers' ? null : parts;
}

interface Found {
  file: string;
  version: string;
  size: number;
}

async function statFile(file: string): Promise<Found | null> {
  const found = await stat(file).catch(() => null);
  return found?.isFile() ? { file, version: `${found.mtimeMs} ${found.size}`, size: found.size } : null;
}

/** Approximately the size of the site. */
const maxCachedBytes = 256 * 1024 * 1024;

/** Caches files and their compressed forms until they change on disk. */
export function openSiteFiles(root: string): SiteFiles {
  const cache = new LRUCache<string, { version: string; file: Promise<SiteFile> }>({ maxSize: maxCachedBytes });
  const read = async (found: Found): Promise<SiteFile> => {
    // A symbolic link inside the folder may point outside it.
    const [home, real] = await Promise.all([realpath(root), realpath(found.file)]);
    if (!real.startsWith(home + sep)) throw new Error(`${found.file} points outside ${root}`);
    return siteFile(found.file, await readFile(real));
  };
  const open = (found: Found): Promise<SiteFile> => {
    const cached = cache.get(found.file);
    if (cached?.version === found.version) return cached.file;
    const file = read(found);
    // An empty file has a size too.
    cache.set(found.file, { version: found.version, file }, { size: found.size + 1 });
    file.catch(() => cache.delete(found.file));
    return file;
  };
  return {
    find: async (path) => {
      const parts = safeSegments(path);
      if (!parts) return null;
      const plain = join(root, ...parts);
      const found =
        (await statFile(plain)) ??
        (await statFile(join(plain, 'index.html'))) ??
        (parts.length ? await statFile(`${plain}.html`) : null);
      return found ? open(found).catch(() => null) : null;
    },
  };
}
