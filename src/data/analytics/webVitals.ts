import { onCLS, onINP, onLCP, type Metric } from 'web-vitals';

export interface WebVital {
  name: 'LCP' | 'FID' | 'CLS' | 'INP';
  value: number;
  rating: Metric['rating'];
  /** True if the page was restored from the back/forward cache. */
  isRestored: boolean;
}

type Report = (vital: WebVital) => void;

const fidLimits = { good: 100, poor: 300 };

const rateFid = (value: number): WebVital['rating'] =>
  value <= fidLimits.good ? 'good' : value <= fidLimits.poor ? 'needs-improvement' : 'poor';

// web-vitals 5 replaced FID with INP; the specification requires both.
function onFid(report: Report): void {
  if (!globalThis.PerformanceObserver?.supportedEntryTypes?.includes('first-input')) return;
  const observer = new PerformanceObserver((list) => {
    const [first] = list.getEntries() as PerformanceEventTiming[];
    if (!first) return;
    observer.disconnect();
    const value = Math.round(first.processingStart - first.startTime);
    report({ name: 'FID', value, rating: rateFid(value), isRestored: false });
  });
  observer.observe({ type: 'first-input', buffered: true });
}

export function watchWebVitals(report: Report): void {
  const send = ({ name, value, rating, navigationType }: Metric): void =>
    report({
      name: name as WebVital['name'],
      value: name === 'CLS' ? Math.round(value * 1000) / 1000 : Math.round(value),
      rating,
      isRestored: navigationType === 'back-forward-cache',
    });
  onLCP(send);
  onCLS(send);
  onINP(send);
  onFid(report);
}
