import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { findPicture, listPictures } from '../../../src/content/files/contentDisk';
import { allDrawings, readBrands, readPods } from './allDrawings';
import { faviconSvg, iconTiles } from './icons';

async function writePictures(root: string): Promise<void> {
  const folder = join(root, 'content/pictures');
  const files = listPictures(folder);
  await mkdir(folder, { recursive: true });
  const drawings = allDrawings(readBrands(join(root, 'content')), readPods(join(root, 'content')));
  // Refuses links that lead out of the folder, before anything is written through them.
  for (const name of drawings.keys()) findPicture(folder, `${name}.svg`);
  const obsoleteFiles = files.filter((file) => file.endsWith('.svg') && !drawings.has(file.slice(0, -4)));
  await Promise.all(obsoleteFiles.map((file) => rm(join(folder, file))));
  await Promise.all([...drawings].map(([name, svg]) => writeFile(join(folder, `${name}.svg`), svg)));
  const bytes = [...drawings.values()].reduce((sum, svg) => sum + svg.length, 0);
  console.log(
    `content/pictures: ${drawings.size} drawings, ${Math.round(bytes / 1024)} KB; removed ${obsoleteFiles.length}`,
  );
}

async function writeIcons(root: string): Promise<void> {
  for (const [file, { svg, size }] of Object.entries(iconTiles())) {
    const path = join(root, 'static', file);
    await mkdir(dirname(path), { recursive: true });
    await sharp(Buffer.from(svg)).resize(size, size).png({ compressionLevel: 9 }).toFile(path);
  }
  await writeFile(join(root, 'static/favicon.svg'), faviconSvg());
}

async function main(): Promise<void> {
  await writePictures(process.cwd());
  await writeIcons(process.cwd());
}

void main();
