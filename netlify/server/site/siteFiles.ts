import { createHash } from 'node:crypto';
import { readFile, realpath, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';
import type { Encoding } from '../http/compression/bestEncoding';
import { compress } from '../http/compression/compress';
import { contentType, isCompressible } from './contentTypes';

/** A file's content at the time it was read. Each encoding is computed once. */
export interface SiteFile {
  type: string;
  etag: string;
  isCompressible: boolean;
  encoded: (encoding: Encoding) => Promise<Buffer<ArrayBuffer>>;
}

export interface SiteFiles {
  /** Finds the file for a path without a trailing slash: the file itself, its index.html, or the path with .html. */
  find: (path: string) => Promise<SiteFile | null>;
}

type Bytes = Buffer<ArrayBuffer>;

function siteFile(path: string, raw: Bytes): SiteFile {
  const type = contentType(path);
  const made = new Map<Encoding, Promise<Bytes>>();
  return {
    type,
    etag: createHash('sha256').update(raw).digest('base64url').slice(0, 27),
    isCompressible: isCompressible(type) && raw.length > 200,
    encoded: (encoding) => {
      const body = made.get(encoding) ?? compress(raw, encoding, 'file');
      made.set(encoding, body);
      return body;
    },
  };
}

/**
 * The decoded segments of a path. Null when it could lead out of the folder or is a file the host does not serve. An encoded
 * slash separates nothing, as in rules for paths.
 */
function safeParts(path: string): string[] | null {
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

/** Cache size, about what a site like this needs. The oldest files are evicted first. */
const mostBytes = 256 * 1024 * 1024;

/** The files of a built site, read and compressed once until they change on disk. */
export function openSiteFiles(root: string): SiteFiles {
  const kept = new Map<string, { version: string; size: number; file: Promise<SiteFile> }>();
  let keptBytes = 0;
  const read = async (found: Found): Promise<SiteFile> => {
    // A symbolic link inside the folder may point outside it.
    const [home, real] = await Promise.all([realpath(root), realpath(found.file)]);
    if (!real.startsWith(home + sep)) throw new Error(`${found.file} points outside ${root}`);
    return siteFile(found.file, await readFile(real));
  };
  const drop = (name: string) => {
    keptBytes -= kept.get(name)?.size ?? 0;
    kept.delete(name);
  };
  const open = (found: Found): Promise<SiteFile> => {
    const known = kept.get(found.file);
    if (known?.version === found.version) return known.file;
    drop(found.file);
    const file = read(found);
    kept.set(found.file, { version: found.version, size: found.size, file });
    keptBytes += found.size;
    for (const name of kept.keys()) if (keptBytes > mostBytes && name !== found.file) drop(name);
    file.catch(() => drop(found.file));
    return file;
  };
  return {
    find: async (path) => {
      const parts = safeParts(path);
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
