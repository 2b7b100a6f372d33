import { setPriority } from 'node:os';
import { join } from 'node:path';
import { describePictures, pictureFolders, renderPictures } from '../../../src/content/pictures';
import { runMain } from '../runLocal';

/** Serving pages takes priority over pictures that nobody has asked for. */
const lowPriority = 10;

/** Renders every picture that is missing, next to a running server. */
runMain(async () => {
  try {
    setPriority(lowPriority);
  } catch {
    // Some containers do not allow it.
  }
  const root = process.cwd();
  const content = process.env.CONTENT_DIR || join(root, 'content');
  const folders = pictureFolders({ root, content, out: join(root, 'public') });
  await renderPictures(folders, describePictures(folders.from));
});
