import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

interface JourneyServer {
  port: number;
  /** The port where journeys ask for a dispensary of their own. */
  groundPort: number;
  dataDir: string;
}

/** Holds both ports at once, so that they differ. */
const findPorts = `const { createServer } = require('node:net');
const ports = [0, 1].map(() => createServer().listen(0, '127.0.0.1'));
Promise.all(ports.map((each) => new Promise((done) => each.once('listening', done)))).then(() => {
  console.log(ports.map((each) => each.address().port).join(' '));
  ports.forEach((each) => each.close());
});`;

/**
 * Free ports and an empty data folder for one run. Playwright loads its config again in each worker, which inherits the
 * first values.
 */
export function journeyServer(): JourneyServer {
  if (!process.env.JOURNEY_PORTS || !process.env.JOURNEY_DATA_DIR) {
    const dataDir = mkdtempSync(join(tmpdir(), 'journeys-'));
    process.env.JOURNEY_PORTS = execFileSync(process.execPath, ['-e', findPorts], { encoding: 'utf8' }).trim();
    process.env.JOURNEY_DATA_DIR = dataDir;
    process.on('exit', () => rmSync(dataDir, { recursive: true, force: true, maxRetries: 3 }));
  }
  const [port, groundPort] = process.env.JOURNEY_PORTS.split(' ').map(Number) as [number, number];
  return { port, groundPort, dataDir: process.env.JOURNEY_DATA_DIR };
}
