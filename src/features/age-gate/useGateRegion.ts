import { useEffect, useState } from 'react';
import { fetchGeo } from '../../data/geo/fetchGeo';
import type { Country, Subcountry } from '../../domain/region/regions';
import { resolveRegion } from '../../domain/region/resolveRegion';
import { useRegion, useRegionState } from '../../state/region';

/**
 * The region that the gate preselects: the visitor's pick in this dialog, else the region chosen before, else the
 * detected region if it is in the page's country, else the country's default.
 */
export function useGateRegion(country: Country) {
  const region = useRegion(country);
  const [picked, setPicked] = useState<Subcountry | null>(null);
  const [detected, setDetected] = useState<Awaited<ReturnType<typeof fetchGeo>>>(null);
  useEffect(() => {
    let isWanted = true;
    void fetchGeo().then((place) => isWanted && setDetected(place));
    return () => {
      isWanted = false;
    };
  }, []);
  const isChosen = useRegionState((state) => state.isChosen[country]);
  const isHere = detected?.country === country && !isChosen;
  const proposed = isHere ? detected.region!.code : resolveRegion(country, region.code).code;
  return { code: picked ?? proposed, choose: setPicked, detected: detected?.country ?? null };
}
