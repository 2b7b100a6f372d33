import { fileURLToPath } from 'node:url';
import type { EngineName } from './ensureEngines';
import { installPackage } from './installPackage';

/** The name of an engine that starts on this machine. Its drivers are packages of tests/engines, which this installs. */
export async function findEngine(engine: EngineName): Promise<string | null> {
  installPackage(fileURLToPath(new URL('../../engines', import.meta.url)));
  const { startEngine } = await import('../../engines/support/startEngine');
  const driver = await startEngine(engine);
  await driver?.close();
  return driver?.name ?? null;
}
