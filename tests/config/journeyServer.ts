import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface JourneyServer {
  port: number;
  dataDir: string;
}

const findPort =
  "const s = require('node:net').createServer().listen(0, '127.0.0.1', () => { console.log(s.address().port); s.close(); })";

/**
 * A free port and an empty data folder for one run. Playwright loads its config again in each worker, which inherits
 * the first values.
 */
export function journeyServer(): JourneyServer {
  if (!process.env.JOURNEY_PORT || !process.env.JOURNEY_DATA_DIR) {
    const dataDir = mkdtempSync(join(tmpdir(), 'journeys-'));
    process.env.JOURNEY_PORT = execFileSync(process.execPath, ['-e', findPort], { encoding: 'utf8' }).trim();
    process.env.JOURNEY_DATA_DIR = dataDir;
    process.on('exit', () => rmSync(dataDir, { recursive: true, force: true, maxRetries: 3 }));
  }
  return { port: Number(process.env.JOURNEY_PORT), dataDir: process.env.JOURNEY_DATA_DIR };
}
