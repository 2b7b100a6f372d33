import type * as analyticsModule from '../../data/analytics/analytics';
import type { DataEvent } from '../../data/analytics/dataLayer';
import { allowReports } from '../../data/errorReporting/reportError';
import { effectiveConsent } from '../../domain/site/consent';
import { useConsent } from './consent';
import { useRegionState } from '../region';

type Analytics = typeof analyticsModule;

let isMeasuring = false;

const regionIn: Parameters<Analytics['startAnalytics']>[0] = (country) =>
  useRegionState.getState().regions[country].code;

// The module is only loaded with consent. If it fails to load, nothing is measured; that must not break the page.
function withAnalytics(run: (analytics: Analytics) => void): void {
  void import('../../data/analytics/analytics').then(run, () => {});
}

const startOrStop = ({ startAnalytics, stopAnalytics }: Analytics): void =>
  isMeasuring ? startAnalytics(regionIn) : stopAnalytics();

function followConsent(): void {
  const { consent, hasGpc } = useConsent.getState();
  const { analytics, errorReports } = effectiveConsent(consent, hasGpc);
  allowReports(consent || hasGpc ? errorReports : null);
  if (analytics === isMeasuring) return;
  isMeasuring = analytics;
  withAnalytics(startOrStop);
}

/** Measures and reports as far as the shopper allows, now and whenever the answer changes. */
export function startMeasuring(): void {
  followConsent();
  useConsent.subscribe(followConsent);
}

/** Records a page view. */
export function measureRoute(pathname: string): void {
  if (isMeasuring) withAnalytics((analytics) => isMeasuring && analytics.measureRoute(pathname, regionIn));
}

/** Pushes an event to the data layer, if the shopper allows it. Do not include people, addresses or orders. */
export function pushEvent(event: DataEvent): void {
  if (isMeasuring) withAnalytics((analytics) => analytics.pushEvent(event));
}
