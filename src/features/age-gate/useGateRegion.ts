import { useEffect, useState } from 'react';
import { fetchGeo } from '../../data/geo/fetchGeo';
import { quebecCode } from '../../domain/region/ageGate';
import type { Country, Subcountry } from '../../domain/region/regions';
import { resolveRegion } from '../../domain/region/resolveRegion';
import { useRegion, useRegionState } from '../../state/region';

/** A place that the gate offers: a region, or Quebec, which has its own minimum age. */
export type GatePlace = Subcountry | typeof quebecCode;

/** The region in which a place's visitors shop. */
export const regionOfPlace = (country: Country, place: GatePlace): Subcountry => resolveRegion(country, place).code;

/**
 * The place that the gate preselects: the visitor's pick in this dialog, else the region chosen before, else the
 * detected place if it is in the page's country, else the country's default.
 */
export function useGateRegion(country: Country) {
  const region = useRegion(country);
  const [picked, setPicked] = useState<GatePlace | null>(null);
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
  const here = country === 'ca' && detected?.subdivision === quebecCode ? quebecCode : detected?.region?.code;
  const proposed = (isHere && here) || resolveRegion(country, region.code).code;
  return { code: picked ?? proposed, choose: setPicked, detected: detected?.country ?? null };
}
