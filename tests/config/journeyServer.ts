import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

interface JourneyServer {
  port: number;
  /** Journeys request a dispensary of their own on this port. */
  groundPort: number;
  dataDir: string;
}

const findPorts = `import { freePort } from './tests/fixtures/servers/freePort';
void (async () => console.log(await freePort(), await freePort()))();`;

/** Playwright loads its config again in each worker, which must inherit the ports and the folder of the first load. */
export function journeyServer(): JourneyServer {
  if (!process.env.JOURNEY_PORTS || !process.env.JOURNEY_DATA_DIR) {
    const dataDir = mkdtempSync(join(tmpdir(), 'journeys-'));
    process.env.JOURNEY_PORTS = execFileSync('npx', ['tsx', '-e', findPorts], { encoding: 'utf8' }).trim();
    process.env.JOURNEY_DATA_DIR = dataDir;
    process.on('exit', () => rmSync(dataDir, { recursive: true, force: true, maxRetries: 3 }));
  }
  const [port, groundPort] = process.env.JOURNEY_PORTS.split(' ').map(Number) as [number, number];
  return { port, groundPort, dataDir: process.env.JOURNEY_DATA_DIR };
}
