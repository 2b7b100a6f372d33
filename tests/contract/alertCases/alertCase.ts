/** Series, and the alerts that the rule has at a time: the labels of each besides its severity. */
export interface AlertCase {
  title: string;
  /** By series, values a minute apart in promtool's notation: `0+5x60` starts at 0 and grows by 5, sixty times. */
  series: Record<string, string>;
  at: string;
  fires: Record<string, string>[];
}

type Series = AlertCase['series'];

export const fires = (title: string, series: Series, at: string, ...alerts: Record<string, string>[]): AlertCase => {
  return { title, series, at, fires: alerts.length ? alerts : [{}] };
};
export const quiet = (title: string, series: Series, at: string): AlertCase => ({ title, series, at, fires: [] });

/** A series of `http_requests_total`. */
export const requests = (route: string, status: number, method = 'GET') =>
  `http_requests_total{instance="shop:8888", job="shop", method="${method}", route="${route}", status="${status}"}`;
