import type { Driver, EngineName, Source } from './driver';
import { playwrightBuild } from './playwrightBuild';
import { stockFirefox } from './stockFirefox';
import { webkitGtk } from './webkitGtk';

const sourcesOf = (engine: EngineName): Source[] => [
  playwrightBuild(engine),
  engine === 'webkit' ? webkitGtk : stockFirefox,
];

/** Starts an engine from the first source that has one that starts; null where none has. */
export async function startEngine(engine: EngineName, sources = sourcesOf(engine)): Promise<Driver | null> {
  for (const { title, isThere, start } of sources) {
    if (!isThere()) continue;
    try {
      return await start();
    } catch (error) {
      console.error(`${title} is there and does not start: ${(error as Error).message}`);
    }
  }
  return null;
}
