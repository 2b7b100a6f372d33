import type { Driver, EngineName, Source } from './driver';
import { playwrightBuild } from './playwrightBuild';
import { stockFirefox } from './stockFirefox';
import { webkitGtk } from './webkitGtk';

const sourcesOf = (engine: EngineName): Source[] => [
  playwrightBuild(engine),
  engine === 'webkit' ? webkitGtk : stockFirefox,
];

/** Starts an engine from the first source that works; null if none does. */
export async function startEngine(engine: EngineName, sources = sourcesOf(engine)): Promise<Driver | null> {
  for (const { title, isThere, start } of sources) {
    if (!isThere()) continue;
    try {
      return await start();
    } catch (error) {
      console.error(`${title} is installed but failed to start: ${(error as Error).message}`);
    }
  }
  return null;
}
