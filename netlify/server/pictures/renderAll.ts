import { setPriority } from 'node:os';
import { renderPictures, type PictureFolders } from '../../../src/content/pictures/pictures';
import { runMain } from '../run/runMain';

/** Serving pages takes priority over pictures that have not been requested. */
const lowPriority = 10;

runMain(async () => {
  try {
    setPriority(lowPriority);
  } catch {
    // Some containers do not allow a lower priority.
  }
  // End this process when the server ends, even if the server is killed.
  process.once('disconnect', () => process.exit(0));
  await renderPictures(JSON.parse(process.argv[2]!) as PictureFolders);
  process.disconnect();
});
