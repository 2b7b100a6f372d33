import { create, extract, type ReadEntry } from 'tar';

/** One .tar.gz of the named files of a folder, in this order, for its owner's eyes alone. */
export const pack = (folder: string, names: string[], target: string): Promise<void> =>
  create({ gzip: { level: 3 }, cwd: folder, file: target, mode: 0o600, portable: true, strict: true }, names);

/** 'id-images/20260701-a': a path of plain names, which leads out of no folder and hides nothing. */
export const isPlainPath = (path: string): boolean => path.split('/').every((part) => /^\w[\w.:=+-]*$/.test(part));

const isFile = (type: ReadEntry['type']): boolean => type === 'File' || type === 'OldFile';

/** Unpacks an archive of plain files into a folder of its own; throws where it is cut off, damaged or holds anything else. */
export async function unpack(file: string, folder: string): Promise<void> {
  const odd: string[] = [];
  await extract({
    file,
    cwd: folder,
    strict: true,
    chmod: true,
    processUmask: 0o077,
    filter: (path, entry) => {
      const isTaken = isPlainPath(path) && 'type' in entry && isFile(entry.type);
      if (!isTaken) odd.push(path);
      return isTaken;
    },
  });
  if (odd.length) throw new Error('it holds more than plain files');
}
