import type * as analyticsModule from '../../data/analytics/analytics';
import type { DataEvent } from '../../data/analytics/dataLayer';
import { setReportConsent } from '../../data/errorReporting/captureError';
import { effectiveConsent } from '../../domain/site/consent';
import { useConsent } from './consent';
import { useRegionState } from '../region';

type Analytics = typeof analyticsModule;

let isTracking = false;

const getRegion: Parameters<Analytics['startAnalytics']>[0] = (country) =>
  useRegionState.getState().regions[country].code;

// The page must work if analytics fail to load.
function withAnalytics(run: (analytics: Analytics) => void): void {
  void import('../../data/analytics/analytics').then(run, () => {});
}

const startOrStop = ({ startAnalytics, stopAnalytics }: Analytics): void =>
  isTracking ? startAnalytics(getRegion) : stopAnalytics();

function applyConsent(): void {
  const { consent, hasGpc } = useConsent.getState();
  const { analytics, errorReports } = effectiveConsent(consent, hasGpc);
  setReportConsent(consent || hasGpc ? errorReports : null);
  if (analytics === isTracking) return;
  isTracking = analytics;
  withAnalytics(startOrStop);
}

export function startTracking(): void {
  applyConsent();
  useConsent.subscribe(applyConsent);
}

export function trackPageView(pathname: string): void {
  if (isTracking) withAnalytics((analytics) => isTracking && analytics.pushPageView(pathname, getRegion));
}

/** Does nothing without consent. Events must not include people, addresses or orders. */
export function trackEvent(event: DataEvent): void {
  if (isTracking) withAnalytics((analytics) => analytics.pushEvent(event));
}
