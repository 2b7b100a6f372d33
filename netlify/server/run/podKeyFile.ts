import { chmodSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DemoPodKey } from '../../services/pods/podKeys/demoPodKeys';

const filePath = (dataDir: string) => join(dataDir, 'pod-keys.csv');

interface FileContent {
  dataDir: string;
  /** True if only this machine can reach the server. */
  isPrivate: boolean;
  keys: readonly DemoPodKey[] | null;
}

/** For trying an unlock: the database does not contain the letters. Not written on a server that others can reach. */
export function writePodKeyFile({ dataDir, isPrivate, keys }: FileContent): void {
  const file = filePath(dataDir);
  if (!keys || !isPrivate) return rmSync(file, { force: true });
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const lines = keys.map(({ key, batchId, productVariantId }) => `${key},${batchId},${productVariantId}\n`);
  writeFileSync(file, `key,batchId,variantId\n${lines.join('')}`, { mode: 0o600 });
  // `mode` above only applies to new files.
  chmodSync(file, 0o600);
}

export const podKeyFile = (dataDir: string): string | null =>
  existsSync(filePath(dataDir)) ? filePath(dataDir) : null;
