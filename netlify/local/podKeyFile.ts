import { chmodSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DemoPodKey } from '../services/pods/demoPodKeys';
import { isLoopback } from './isLoopback';

const fileOf = (dataDir: string) => join(dataDir, 'pod-keys.csv');

interface FileContent {
  dataDir: string;
  /** What the server listens on. */
  host: string;
  /** Null: the database knows other pods than those of the demo. */
  keys: readonly DemoPodKey[] | null;
}

/**
 * Keeps the demo's pod keys in `pod-keys.csv` of the data folder, as the manufacturer's lists are written and readable by
 * its owner alone: who tries an unlock needs letters to type, and the database has none. Only on a loopback address.
 */
export function writePodKeyFile({ dataDir, host, keys }: FileContent): void {
  const file = fileOf(dataDir);
  if (!keys || !isLoopback(host)) return rmSync(file, { force: true });
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const lines = keys.map(({ key, batchId, productVariantId }) => `${key},${batchId},${productVariantId}\n`);
  writeFileSync(file, `key,batchId,variantId\n${lines.join('')}`, { mode: 0o600 });
  // The mode above counts only for a new file.
  chmodSync(file, 0o600);
}

/** Where the demo's keys are; null where there are none. */
export const podKeyFile = (dataDir: string): string | null => (existsSync(fileOf(dataDir)) ? fileOf(dataDir) : null);
