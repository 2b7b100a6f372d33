import { useEffect, useState } from 'react';
import { fetchGeo } from '../../data/geo/fetchGeo';
import { quebec } from '../../domain/region/ageGate';
import type { Country, Subcountry } from '../../domain/region/regions';
import { resolveRegion } from '../../domain/region/resolveRegion';
import { useRegion, useRegionState } from '../../state/region';

/** A place that the gate offers: a region, or Quebec, which has its own minimum age. */
export type GatePlace = Subcountry | typeof quebec;

/** The region in which a place's visitors shop. */
export const regionForPlace = (country: Country, place: GatePlace): Subcountry => resolveRegion(country, place).code;

/**
 * The place that the gate preselects: the visitor's pick in this dialog, else the region chosen before, else the
 * detected place if it is in the page's country, else the country's default.
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
  const detectedPlace = country === 'ca' && detected?.subdivision === quebec ? quebec : detected?.region?.code;
  const proposed = (usesDetected && detectedPlace) || resolveRegion(country, region.code).code;
  return { code: picked ?? proposed, choose: setPicked, detected: detected?.country ?? null };
}
