import { setPriority } from 'node:os';
import { pictureFolders, renderPictures } from '../../../src/content/pictures';
import { runMain } from '../runLocal';
import { sitePlaces } from '../sitePlaces';

/** Serving pages takes priority over pictures that have not been requested. */
const lowPriority = 10;

/** Renders all missing pictures while a server is running. */
runMain(async () => {
  try {
    setPriority(lowPriority);
  } catch {
    // Some containers do not allow it.
  }
  await renderPictures(pictureFolders(sitePlaces(process.cwd())));
  console.log('All pictures are rendered.');
});
