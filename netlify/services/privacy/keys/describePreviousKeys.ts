import type { KeySetting } from '../../../platform/keyRing';
import type { AppContext } from '../../context/appContext';
import { keyRingIds, type KeyUse } from './readKeyUsage';

const listLocations = (uses: readonly KeyUse[]) => [...new Set(uses.map(({ location }) => location))].join(', ');

function describeKey(setting: KeySetting, id: string, uses: readonly KeyUse[]): string {
  const isLasting = ({ kind }: KeyUse) => kind !== 'passing';
  if (uses.some(isLasting)) return `${setting}: ${id} is needed for ${listLocations(uses.filter(isLasting))}.`;
  return uses.length
    ? `${setting}: ${id} is needed only for what expires by itself: ${listLocations(uses)}.`
    : `${setting}: nothing needs ${id}. It can be taken out of ${setting}_PREVIOUS.`;
}

/** Returns a sentence for each previous key about what still needs it. `uses` must cover all columns. */
export function describePreviousKeys(settings: AppContext['settings'], uses: readonly KeyUse[]): string[] {
  const rings = Object.entries(keyRingIds(settings)) as [KeySetting, string[]][];
  return rings.flatMap(([setting, [current, ...previous]]) =>
    [...new Set(previous)]
      .filter((id) => id !== current)
      .map((id) => {
        // A value without an id may have any key of the ring.
        const needs = uses.filter((use) => use.setting === setting && (use.keyId === id || use.keyId === null));
        return describeKey(setting, id, needs);
      }),
  );
}
