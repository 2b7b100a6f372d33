import { setPriority } from 'node:os';
import { pictureFolders, renderPictures } from '../../../src/content/pictures';
import { runMain } from '../runLocal';
import { sitePlaces } from '../sitePlaces';

/** Serving pages takes priority over pictures that nobody has asked for. */
const lowPriority = 10;

/** Renders every picture that is missing, beside a running server. */
runMain(async () => {
  try {
    setPriority(lowPriority);
  } catch {
    // Some containers do not allow it.
  }
  await renderPictures(pictureFolders(sitePlaces(process.cwd())));
  console.log('All pictures are rendered.');
});
