import { existsSync } from 'node:fs';
import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { locales } from '../../domain/region/locales';
import { drawingInputOptions } from '../pictures/drawingFile';
import { cardSize } from './openGraphCard';
import { LinkPreviewCards, type LinkPreviewCard, type CardSources, type CardBackground } from './linkPreviewCards';
import type { PageContext } from '../pages/pageContext';
import type { OldFiles } from '../files/oldFiles';
import { writeAtomically } from '../files/writeAtomically';

interface Folders {
  to: string;
  /** Preserved between builds, so that only changed cards are rendered again. */
  cacheDir: string;
  oldFiles: OldFiles;
}

export interface SharePicture {
  path: string;
  width: number;
  height: number;
  alt: string;
}

const jpeg = { quality: 82 } as const;

async function renderCard(ground: CardBackground, cards: LinkPreviewCard[], cacheDir: string): Promise<void> {
  const missing = cards.filter(({ file }) => !existsSync(join(cacheDir, file)));
  if (!missing.length) return;
  const background = sharp(Buffer.from(ground.paint()), drawingInputOptions).removeAlpha().raw();
  const { data, info } = await background.toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: 3 } as const;
  for (const { file, renderText: letter } of missing) {
    const picture = sharp(data, { raw }).composite([{ input: Buffer.from(letter()), left: 0, top: 0 }]);
    const bytes = await picture.jpeg(jpeg).toBuffer();
    await writeAtomically(join(cacheDir, file), (part) => writeFile(part, bytes));
  }
}

async function renderAll(deck: LinkPreviewCards, { to, cacheDir, oldFiles }: Folders): Promise<void> {
  await Promise.all([to, cacheDir].map((folder) => mkdir(folder, { recursive: true })));
  const waiting = [...deck.cards];
  const work = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [ground, cards] = next;
      await renderCard(ground, [...cards.values()], cacheDir);
      const unpublished = [...cards.keys()].filter((file) => !existsSync(join(to, file)));
      await Promise.all(
        unpublished.map((file) => writeAtomically(join(to, file), (part) => copyFile(join(cacheDir, file), part))),
      );
    }
  };
  await Promise.all([work(), work()]);
  const files = new Set([...deck.cards.values()].flatMap((cards) => [...cards.keys()]));
  oldFiles.add(to, (file) => files.has(file));
}

/** Renders a card for each product and for each locale's site. Returns a lookup from page to picture. */
export async function openGraphPictures(
  pages: readonly PageContext[],
  sources: Omit<CardSources, 'format'>,
  folders: Folders,
): Promise<(page: PageContext) => SharePicture> {
  const deck = new LinkPreviewCards({ ...sources, format: jpeg });
  const ofSite = new Map(locales.map(({ id }) => [id, deck.site(id)]));
  const ofProduct = new Map(
    pages.flatMap((page) => (page.product ? [[page, deck.product(page.localeId, page.product)] as const] : [])),
  );
  await renderAll(deck, folders);
  return (page) => {
    const file = ofProduct.get(page) ?? ofSite.get(page.localeId)!;
    const alt = page.product ? page.words.title : `${page.shell.name} · ${page.shell.tagline}`;
    return { path: `/og/${file}`, alt, ...cardSize };
  };
}
