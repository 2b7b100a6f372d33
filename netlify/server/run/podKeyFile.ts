import { chmodSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DemoPodKey } from '../../services/pods/demoPodKeys';
import { isLoopback } from '../../platform/isLoopback';

const fileOf = (dataDir: string) => join(dataDir, 'pod-keys.csv');

interface FileContent {
  dataDir: string;
  /** The address the server listens on. */
  host: string;
  /** Null when the database has other pods than the demo's. */
  keys: readonly DemoPodKey[] | null;
}

/**
 * Writes the demo's pod keys to `pod-keys.csv` in the data folder, in the manufacturer's format and readable only by its
 * owner: trying an unlock takes letters to type, which the database does not have. Only on a loopback address.
 */
export function writePodKeyFile({ dataDir, host, keys }: FileContent): void {
  const file = fileOf(dataDir);
  if (!keys || !isLoopback(host)) return rmSync(file, { force: true });
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const lines = keys.map(({ key, batchId, productVariantId }) => `${key},${batchId},${productVariantId}\n`);
  writeFileSync(file, `key,batchId,variantId\n${lines.join('')}`, { mode: 0o600 });
  // `mode` above only applies to new files.
  chmodSync(file, 0o600);
}

/** The path of the demo's keys, or null if there are none. */
export const podKeyFile = (dataDir: string): string | null => (existsSync(fileOf(dataDir)) ? fileOf(dataDir) : null);
