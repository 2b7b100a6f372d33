import { podKeyInLink } from '../unlock/linkedPodKey';
import { parsePodKey } from '../unlock/podKey';
import { parseBatchNumber } from './batchNumber';

/** The code printed on a pack: a batch number or a pod's code. */
export type PackCode = { batchId: string } | { podKey: string };

function keyInLink(text: string): string | null {
  const url = URL.canParse(text) ? new URL(text) : null;
  const linked = url && podKeyInLink({ search: url.search, hash: url.hash });
  return linked ? parsePodKey(linked.typed) : null;
}

/** Reads a batch number or a pod code in what was typed or scanned, also within a link. Null if there is neither. */
export function parsePackCode(text: string): PackCode | null {
  const batchId = parseBatchNumber(text);
  if (batchId) return { batchId };
  const podKey = parsePodKey(text) ?? keyInLink(text);
  return podKey ? { podKey } : null;
}
