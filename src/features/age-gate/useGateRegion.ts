import { useEffect, useState } from 'react';
import { fetchGeo } from '../../data/geo/fetchGeo';
import { quebecCode } from '../../domain/region/ageGate';
import type { Country, Subcountry } from '../../domain/region/regions';
import { resolveRegion } from '../../domain/region/resolveRegion';
import { useRegion, useRegionState } from '../../state/region';

/** A region, or Quebec, which shares a region but has its own minimum age. */
export type GatePlace = Subcountry | typeof quebecCode;

/** Maps Quebec to the region in which its visitors shop. */
export const regionForPlace = (country: Country, place: GatePlace): Subcountry => resolveRegion(country, place).code;

/**
 * Preselects, in this order: the visitor's pick, the region chosen earlier, the detected place if it is in the page's
 * country, the country's default.
 */
export function useGateRegion(country: Country) {
  const region = useRegion(country);
  const [picked, setPicked] = useState<GatePlace | null>(null);
  const [detected, setDetected] = useState<Awaited<ReturnType<typeof fetchGeo>>>(null);
  useEffect(() => {
    let isMounted = true;
    void fetchGeo().then((place) => isMounted && setDetected(place));
    return () => {
      isMounted = false;
    };
  }, []);
  const isChosen = useRegionState((state) => state.isChosen[country]);
  const usesDetected = detected?.country === country && !isChosen;
  const detectedPlace = country === 'ca' && detected?.subdivision === quebecCode ? quebecCode : detected?.region?.code;
  const proposed = (usesDetected && detectedPlace) || resolveRegion(country, region.code).code;
  return { code: picked ?? proposed, choose: setPicked, detected: detected?.country ?? null };
}
