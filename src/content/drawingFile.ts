import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readPhotoDrawing } from './photos/photoDrawing';

/** A reference from a drawing to a render: `href="renders/pod-1g.png"`. librsvg reads PNG and JPEG. */
const reference = /href="renders\/([a-z0-9.-]+\.(?:png|jpg))"/g;

/**
 * Embeds the renders that a drawing shows, since neither sharp nor a browser's `<img>` loads other files. `folder` is
 * the one of the drawing; `name` is for messages.
 */
function embedRenders(svg: string, folder: string, name: string): string {
  return svg.replace(reference, (_, render: string) => {
    try {
      const type = render.endsWith('.jpg') ? 'jpeg' : 'png';
      return `href="data:image/${type};base64,${readFileSync(join(folder, 'renders', render)).toString('base64')}"`;
    } catch (cause) {
      throw new Error(`${name}.svg: expected the picture renders/${render} beside it`, { cause });
    }
  });
}

/** Options for sharp: with an embedded photo, a drawing may exceed the 10 MB that its XML parser allows by default. */
export const drawingOptions = { unlimited: true } as const;

/** A drawing from a folder of pictures, with its renders embedded, or an uploaded photo as a drawing. */
export function readDrawingFile(folder: string, name: string): string {
  const file = join(folder, `${name}.svg`);
  const photo = existsSync(file) ? null : readPhotoDrawing(folder, name);
  return photo ?? embedRenders(readFileSync(file, 'utf8'), folder, name);
}
