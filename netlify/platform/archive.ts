import { readdirSync } from 'node:fs';
import { create, extract, type ReadEntry } from 'tar';

/** Packs the named files of a folder into a .tar.gz, in this order, readable only by its owner. */
export const pack = (folder: string, names: string[], target: string): Promise<void> =>
  create({ gzip: { level: 3 }, cwd: folder, file: target, mode: 0o600, portable: true, strict: true }, names);

/** Packs a folder into a .tar synchronously, so that this process cannot change its files meanwhile. */
export function packSync(folder: string): Uint8Array {
  const chunks: Buffer[] = [];
  const archive = create({ sync: true, cwd: folder, portable: true, strict: true }, readdirSync(folder));
  archive.on('data', (chunk) => chunks.push(chunk));
  return new Uint8Array(Buffer.concat(chunks));
}

/** Unpacks what `packSync` packed. */
export const unpackFolder = (file: string, folder: string): Promise<void> =>
  extract({ file, cwd: folder, strict: true });

/** True for paths of plain names, such as 'id-images/20260701-a', which cannot lead out of a folder. */
export const isPlainPath = (path: string): boolean => path.split('/').every((part) => /^\w[\w.:=+-]*$/.test(part));

const isFile = (type: ReadEntry['type']): boolean => type === 'File' || type === 'OldFile';

/** Unpacks an archive into an empty folder. Throws if it is truncated, damaged or contains more than plain files. */
export async function unpack(file: string, folder: string): Promise<void> {
  const rejected: string[] = [];
  await extract({
    file,
    cwd: folder,
    strict: true,
    chmod: true,
    processUmask: 0o077,
    filter: (path, entry) => {
      const isAccepted = isPlainPath(path) && 'type' in entry && isFile(entry.type);
      if (!isAccepted) rejected.push(path);
      return isAccepted;
    },
  });
  if (rejected.length) throw new Error('it contains more than plain files');
}
