import { podKeyInLink } from '../unlock/podKeyInLink';
import { parsePodKey } from '../unlock/podKey';
import { parseBatchNumber } from './batchNumber';

export type PackCode = { batchId: string } | { podKey: string };

function keyInLink(text: string): string | null {
  const url = URL.canParse(text) ? new URL(text) : null;
  const linked = url && podKeyInLink({ search: url.search, hash: url.hash });
  return linked ? parsePodKey(linked.typed) : null;
}

export function parsePackCode(text: string): PackCode | null {
  const batchId = parseBatchNumber(text);
  if (batchId) return { batchId };
  const podKey = parsePodKey(text) ?? keyInLink(text);
  return podKey ? { podKey } : null;
}
