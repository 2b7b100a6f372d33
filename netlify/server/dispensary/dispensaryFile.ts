import { chmodSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const providerSchema = z.object({ id: z.string(), name: z.string(), secret: z.string().startsWith('whsec_') });
const fileSchema = z.object({ providers: z.array(providerSchema) });
export type DispensaryProvider = z.infer<typeof providerSchema>;

const filePath = (dataDir: string) => join(dataDir, 'dispensary.json');

interface FileContent {
  dataDir: string;
  /** True if only this machine can reach the server. */
  isPrivate: boolean;
  providers: DispensaryProvider[];
}

/** The command-line client reads the secrets here, because it cannot open the embedded database of a running server. */
export function writeDispensaryFile({ dataDir, isPrivate, providers }: FileContent): void {
  const file = filePath(dataDir);
  if (!isPrivate) return rmSync(file, { force: true });
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  writeFileSync(file, `${JSON.stringify({ providers }, null, 2)}\n`, { mode: 0o600 });
  // `mode` above only applies to new files.
  chmodSync(file, 0o600);
}

export function readDispensaryFile(dataDir: string): DispensaryProvider[] {
  const file = filePath(dataDir);
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    throw new Error(`${file} does not exist. Start the server first: it writes this file when it listens on loopback.`);
  }
  try {
    return fileSchema.parse(JSON.parse(text)).providers;
  } catch {
    throw new Error(
      `${file} is damaged: expected providers with id, name and secret. Restart the server to recreate it.`,
    );
  }
}
