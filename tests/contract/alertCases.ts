/** Series, and the alerts that the rule has at a time: the labels of each besides its severity. */
export interface AlertCase {
  title: string;
  /** By series, values a minute apart in promtool's notation: `0+5x60` starts at 0 and grows by 5, sixty times. */
  series: Record<string, string>;
  at: string;
  fires: Record<string, string>[];
}

type Series = AlertCase['series'];

const fires = (title: string, series: Series, at: string, ...alerts: Record<string, string>[]): AlertCase => {
  return { title, series, at, fires: alerts.length ? alerts : [{}] };
};
const quiet = (title: string, series: Series, at: string): AlertCase => ({ title, series, at, fires: [] });

const requests = (route: string, status: number, method = 'GET') =>
  `http_requests_total{instance="shop:8888", job="shop", method="${method}", route="${route}", status="${status}"}`;
const duration = (part: string, route: string, method = 'GET') =>
  `http_request_duration_seconds_${part.replace('{', `{method="${method}", route="${route}", `)}`;
const counted = (route: string, method?: string) => duration('count{}', route, method).replace(', }', '}');
const within = (bound: string, route: string, method?: string) => duration(`bucket{le="${bound}"}`, route, method);

const me = '/v1/app/user/me';
const ready = '/v1/health/ready';
const orderRoute = '/v1/app/orders';
/** A hundred requests of people a minute, without errors. */
const traffic = { [requests(me, 200)]: '0+100x500' };
const probes = { [requests(ready, 200)]: '0+1000x500' };
const failingMachines = {
  [requests(ready, 503)]: '0+60x500',
  [requests('/v1/webhooks/dispensary/{providerId}', 500, 'POST')]: '0+60x500',
  [requests('/v1/csp-reports', 500, 'POST')]: '0+60x500',
  [requests('unmatched', 500)]: '0+60x500',
};
const night = { [requests(me, 200)]: '0x100 1 2x400', [requests(orderRoute, 500, 'POST')]: '0x101 1x400' };

const apiErrors: Record<string, AlertCase[]> = {
  ApiErrorsFast: [
    fires('one of twenty requests', { ...traffic, [requests(me, 500)]: '0+5x500' }, '2h'),
    fires(
      'errors of people among many probes',
      { ...probes, [requests(me, 200)]: '0+10x500', [requests(orderRoute, 503, 'POST')]: '0+1x500' },
      '2h',
    ),
    fires('nothing but errors', { [requests('/.netlify/functions/delivery-suggestions', 502)]: '0+2x500' }, '2h'),
    fires('requests that were refused early', { ...traffic, [requests('refused early', 503)]: '0+5x500' }, '2h'),
    fires('errors before and after a restart', { ...traffic, [requests(me, 500)]: '0+5x60 0+5x60' }, '2h'),
    quiet('errors of probes and other machines alone', { ...traffic, ...failingMachines }, '2h'),
    quiet('nobody but failing machines', failingMachines, '2h'),
    quiet('one error among three requests at night', night, '1h43m'),
    quiet('errors that ended ten minutes ago', { ...traffic, [requests(me, 500)]: '0+5x110 550x390' }, '2h'),
    quiet('one of a hundred requests', { ...traffic, [requests(me, 500)]: '0+1x500' }, '2h'),
    quiet('old errors, and a restart', { ...traffic, [requests(me, 500)]: '900x60 0x440' }, '2h'),
    quiet('a restart of a shop without errors', { [requests(me, 200)]: '0+100x60 0+100x440' }, '2h'),
    quiet('no series', {}, '2h'),
  ],
  ApiErrorsSlow: [
    fires('one of a hundred requests for hours', { ...traffic, [requests(me, 500)]: '0+1x500' }, '7h'),
    fires(
      'errors of people among many probes',
      { ...traffic, ...probes, [requests(orderRoute, 500, 'POST')]: '0+1x500' },
      '7h',
    ),
    quiet('three of a thousand requests', { ...traffic, [requests(me, 500)]: '0 0 1+0.3x498' }, '7h'),
    quiet('errors of probes and other machines alone', { ...traffic, ...failingMachines }, '7h'),
    quiet('one error among three requests at night', night, '1h55m'),
    quiet('errors that ended an hour ago', { ...traffic, [requests(me, 500)]: '0+5x360 1800x140' }, '7h'),
    quiet('no series', {}, '7h'),
  ],
};

const slowness: Record<string, AlertCase[]> = {
  ReadsSlow: [
    fires('one of ten', { [counted(me)]: '0+100x120', [within('0.25', me)]: '0+90x120' }, '1h'),
    fires(
      'slow answers to people among fast ones to probes',
      {
        [counted(me)]: '0+10x120',
        [within('0.25', me)]: '0+5x120',
        [counted(ready)]: '0+1000x120',
        [within('0.25', ready)]: '0+1000x120',
      },
      '1h',
    ),
    quiet('one of fifty', { [counted(me)]: '0+100x120', [within('0.25', me)]: '0+98x120' }, '1h'),
    quiet('one of three at night', { [counted(me)]: '0x40 3x80', [within('0.25', me)]: '0x40 2x80' }, '45m'),
    quiet('slow answers to probes', { [counted(ready)]: '0+100x120', [within('0.25', ready)]: '0x120' }, '1h'),
    quiet(
      'slow orders, which have an alert of their own',
      { [counted(orderRoute, 'POST')]: '0+100x120', [within('0.25', orderRoute, 'POST')]: '0x120' },
      '1h',
    ),
    quiet('a restart', { [counted(me)]: '0+100x40 0+100x80', [within('0.25', me)]: '0+100x40 0+100x80' }, '1h'),
    quiet('no series', {}, '1h'),
  ],
  OrdersSlow: ['1', '1.0'].flatMap((bound) => {
    const series = (all: string, fast: string) => ({
      [counted(orderRoute, 'POST')]: all,
      [within(bound, orderRoute, 'POST')]: fast,
    });
    return [
      fires(`one of ten, with the bound ${bound}`, series('0+10x120', '0+9x120'), '1h'),
      quiet(`one of a hundred, with the bound ${bound}`, series('0+100x120', '0+99x120'), '1h'),
      quiet(`one of three at night, with the bound ${bound}`, series('0x40 3x80', '0x40 2x80'), '50m'),
    ];
  }),
};

const outcome = (name: string) => `shop_orders_total{outcome="${name}"}`;

const orderFailures: Record<string, AlertCase[]> = {
  OrdersFail: [
    fires('one of ten', { [outcome('placed')]: '0+9x120', [outcome('server_error')]: '0+1x120' }, '1h'),
    fires('all, for want of a database', { [outcome('database_unavailable')]: '0+1x120' }, '1h'),
    fires('before and after a restart', { [outcome('maps_failed')]: '0+1x45 0+1x75' }, '1h'),
    quiet('one of three at night', { [outcome('placed')]: '0x40 2x80', [outcome('server_error')]: '0x40 1x80' }, '50m'),
    quiet('refusals', { [outcome('placed')]: '0+1x120', [outcome('order_changed')]: '0+9x120' }, '1h'),
    quiet(
      'faults that ended a quarter of an hour ago',
      { [outcome('placed')]: '0+9x120', [outcome('server_busy')]: '0+1x44 44x76' },
      '1h',
    ),
    quiet('no series', {}, '1h'),
  ],
  OrderFailed: [
    fires('one more', { [outcome('server_error')]: '3x100 4x100' }, '2h'),
    fires('the first since the start', { [outcome('server_error')]: '_x100 1x100' }, '2h'),
    quiet('one of long ago', { [outcome('server_error')]: '3x200' }, '2h'),
    quiet('one of long ago, and a restart', { [outcome('server_error')]: '3x70 0x130' }, '2h'),
    quiet('refusals', { [outcome('order_changed')]: '0+1x200' }, '2h'),
    quiet('no series', {}, '2h'),
  ],
};

const untaken = 'shop_oldest_placed_order_seconds{instance="shop:8888"}';
const latest = 'shop_latest_order_seconds';
const oldest = (dispensary: string) => `shop_oldest_message_seconds{queue="dispensaries", dispensary="${dispensary}"}`;
const oldestIn = (queue: string) => `shop_oldest_message_seconds{queue="${queue}"}`;
const sent = (result: string) => `shop_webhooks_sent_total{outcome="${result}"}`;
const report = '/v1/webhooks/dispensary/{providerId}';

const work: Record<string, AlertCase[]> = {
  OrdersNobodyTook: [
    fires('an order that waits in opening hours', { [untaken]: '0+60x60' }, '25m'),
    fires('one of the evening, in the morning', { [untaken]: '60x720 120+60x30' }, '12h25m'),
    quiet('one that was placed a minute before closing, all night', { [untaken]: '60x720' }, '12h'),
    quiet('one that was placed at night', { [untaken]: '0x720' }, '12h'),
    quiet('one that is taken after ten minutes', { [untaken]: '0+60x10 0x50' }, '25m'),
    quiet('no series', {}, '25m'),
  ],
  OrdersLate: [
    fires('half an hour', { [latest]: '0+60x60' }, '40m'),
    quiet('twenty minutes', { [latest]: '0+60x20 0x40' }, '40m'),
    quiet('no series', {}, '40m'),
  ],
  DispensaryDoesNotAnswer: [
    fires('one of two', { [oldest('alder')]: '0+60x60', [oldest('birch')]: '5x60' }, '20m', { dispensary: 'alder' }),
    quiet('one that answers after five minutes', { [oldest('alder')]: '0+60x5 0x55' }, '20m'),
    quiet('one whose messages are all delivered', { [oldest('alder')]: '0+60x11 stale' }, '20m'),
    quiet('another queue', { [oldestIn('shoppers')]: '0+60x60' }, '20m'),
    quiet('no series', {}, '20m'),
  ],
  DispensaryTriesFail: [
    fires('one of ten', { [sent('delivered')]: '0+9x500', [sent('failed')]: '0+1x500' }, '7h'),
    fires('messages that are given up', { [sent('delivered')]: '0+9x500', [sent('dead')]: '0+1x500' }, '7h'),
    quiet('one of a hundred', { [sent('delivered')]: '0+99x500', [sent('failed')]: '0+1x500' }, '7h'),
    quiet('one of three at night', { [sent('delivered')]: '0x90 2x410', [sent('failed')]: '0x90 1x410' }, '110m'),
    quiet('failures of hours ago', { [sent('delivered')]: '0+9x500', [sent('failed')]: '0+5x300 1500x200' }, '7h'),
    quiet('a restart', { [sent('delivered')]: '0+9x200 0+9x300', [sent('failed')]: '40x200 0x300' }, '7h'),
    quiet('no series', {}, '7h'),
  ],
  WebhooksFail: [
    fires('reports of a dispensary', { [requests(report, 500, 'POST')]: '0+1x120' }, '1h', { route: report }),
    quiet('one that failed', { [requests(report, 500, 'POST')]: '0x20 1x100' }, '1h'),
    quiet('refused signatures', { [requests(report, 401, 'POST')]: '0+9x120' }, '1h'),
    quiet('errors of people', { [requests(me, 500)]: '0+9x120' }, '1h'),
  ],
  MessagesGivenUp: [
    fires('one', { 'shop_messages{queue="shoppers", state="dead"}': '0x5 1x5' }, '8m', { queue: 'shoppers' }),
    quiet('none', { 'shop_messages{queue="shoppers", state="dead"}': '0x10' }, '8m'),
    quiet('many that wait', { 'shop_messages{queue="shoppers", state="waiting"}': '90x10' }, '8m'),
  ],
  QueueDoesNotDrain: [
    fires('a message of half an hour', { [oldestIn('shoppers')]: '0+60x60' }, '40m', { queue: 'shoppers' }),
    fires('an alert to a browser', { [oldestIn('browsers')]: '0+60x60' }, '40m', { queue: 'browsers' }),
    quiet('a mail server that takes it at the second try', { [oldestIn('shoppers')]: '0+60x20 0x40' }, '40m'),
    quiet('a queue that is never empty and moves', { [oldestIn('shoppers')]: '30x60' }, '40m'),
    quiet('a dispensary, which has an alert of its own', { [oldest('alder')]: '0+60x60' }, '40m'),
    quiet('no series', {}, '40m'),
  ],
};

const age = (name: string, instance = 'a') => `shop_job_age_seconds{instance="${instance}", name="${name}"}`;
const failed = (name: string) => `shop_job_failed{name="${name}"}`;
const budget = 'shop_sms_budget_used_ratio{budget="new"}';

const jobs: Record<string, AlertCase[]> = {
  SendingJobsStopped: [
    fires('five minutes', { [age('notices')]: '0+60x20' }, '10m', { name: 'notices' }),
    quiet('one that runs', { [age('notices')]: '3 1 4 2 0 5x20' }, '10m'),
    quiet('one that another process runs', { [age('notices')]: '0+60x20', [age('notices', 'b')]: '3x20' }, '10m'),
    quiet('one that runs each hour', { [age('upkeep')]: '0+60x20' }, '10m'),
    quiet('no series', {}, '10m'),
  ],
  OtherJobsStopped: [
    fires('two hours', { [age('upkeep')]: '0+60x200' }, '130m', { name: 'upkeep' }),
    quiet('one that runs each hour', { [age('upkeep')]: '0+60x59 0+60x59 0+60x59' }, '130m'),
    quiet('the build hook', { [age('build-hook')]: '0+60x200' }, '130m'),
    quiet('no series', {}, '130m'),
  ],
  JobFails: [
    fires('again and again', { [failed('memberships')]: '1x90' }, '80m', { name: 'memberships' }),
    quiet('once in an hour', { [failed('memberships')]: '0x5 1x60 0x30' }, '80m'),
    quiet('no series', {}, '80m'),
  ],
  TextBudgetNearlyUsed: [
    fires('nine tenths', { [budget]: '0.9x10' }, '5m', { budget: 'new' }),
    quiet('a half', { [budget]: '0.5x10' }, '5m'),
  ],
};

const up = (instance: string) => `database_up{instance="${instance}", job="shop"}`;
const refused = 'shop_requests_refused{class="reads"}';
const pool = (state: string) => `database_pool_connections{state="${state}"}`;
const memory = (job: string) => `process_resident_memory_bytes{instance="${job}:1", job="${job}"}`;

const processes: Record<string, AlertCase[]> = {
  DatabaseAway: [
    fires('for every process', { [up('a')]: '1x5 0x10', [up('b')]: '1x5 0x10' }, '10m'),
    quiet('for one of two', { [up('a')]: '1x15', [up('b')]: '0x15' }, '10m'),
    quiet('no series, which has an alert of its own', {}, '10m'),
  ],
  NoShop: [
    fires('no series', {}, '10m'),
    fires('a process that ended', { [up('a')]: '1x2 stale' }, '10m'),
    quiet('one of two', { [up('a')]: '1x15', [up('b')]: '1x2 stale' }, '10m'),
    quiet('a process without database', { [up('a')]: '0x15' }, '10m'),
  ],
  RequestsRefused: [
    fires('many', { [refused]: '0+5x60' }, '40m', { class: 'reads' }),
    fires('many, after a restart', { [refused]: '500x20 0+5x40' }, '45m', { class: 'reads' }),
    quiet('many of long ago', { [refused]: '500x60' }, '40m'),
    quiet('none after a restart', { [refused]: '500x20 0x40' }, '40m'),
    quiet('a few', { [refused]: '0x10 1 2 3 3x50' }, '40m'),
  ],
  PoolExhausted: [
    fires('all the time', { [pool('waiting')]: '9x30' }, '15m', { state: 'waiting' }),
    quiet('now and then', { [pool('waiting')]: '9 9 0 9 9 9 0 9 9 9 0 9 9 9 0 9' }, '15m'),
    quiet('many open connections', { [pool('total')]: '9x30' }, '15m'),
  ],
  MemoryGrows: [
    fires('the shop’s', { [memory('shop')]: '2e9x40', 'database_up{instance="shop:1", job="shop"}': '1x40' }, '20m', {
      instance: 'shop:1',
      job: 'shop',
    }),
    quiet(
      'the shop’s, as usual',
      { [memory('shop')]: '4e8x40', 'database_up{instance="shop:1", job="shop"}': '1x40' },
      '20m',
    ),
    quiet('that of Prometheus', { [memory('prometheus')]: '2e9x40', [up('shop:1')]: '1x40' }, '20m'),
  ],
};

const site = 'https://shop.example/v1/health/ready';
const probe = (job = 'shop-probe') => `probe_success{instance="${site}", job="${job}"}`;
const expiry = `probe_ssl_earliest_cert_expiry{instance="${site}", job="shop-probe"}`;
/** In promtool, time begins at 0. */
const day = 86_400;
const disk = (name: string, fstype = 'ext4') =>
  `node_filesystem_${name}{fstype="${fstype}", instance="host", mountpoint="/"}`;
const onDisk = { instance: 'host', mountpoint: '/' };
const filled = (share: number, fstype?: string) => ({
  [disk('size_bytes', fstype)]: '1000x40',
  [disk('avail_bytes', fstype)]: `${Math.round(1000 * (1 - share))}x40`,
});
const files = (share: number) => ({ [disk('files')]: '1000x40', [disk('files_free')]: `${1000 * (1 - share)}x40` });
const lastBackup = 'shop_backup_last_timestamp_seconds';
const healthy = 'shop_backup_healthy';

const machine: Record<string, AlertCase[]> = {
  ShopUnreachable: [
    fires('for some minutes', { [probe()]: '1x5 0x10' }, '10m', { instance: site }),
    quiet('once', { [probe()]: '1x8 0 1x10' }, '10m'),
    quiet('a site that somebody else watches', { [probe('other')]: '0x15' }, '10m'),
    quiet('no series, which has an alert of its own', {}, '10m'),
  ],
  CertificateExpires: [
    fires('in twelve days', { [expiry]: `${12 * day}x120` }, '90m', { instance: site }),
    quiet('in a month', { [expiry]: `${30 * day}x120` }, '90m'),
    quiet('one that was renewed', { [expiry]: `${12 * day}x70 ${90 * day}x50` }, '90m'),
    quiet('no series', {}, '90m'),
  ],
  CertificateExpiresToday: [
    fires('in half a day', { [expiry]: `${day / 2}x60` }, '30m', { instance: site }),
    fires('since an hour', { [expiry]: '0x90' }, '60m', { instance: site }),
    quiet('in twelve days', { [expiry]: `${12 * day}x60` }, '30m'),
    quiet('no series', {}, '30m'),
  ],
  DiskFillsUp: [
    fires('85 %', filled(0.85), '30m', onDisk),
    fires('85 % of the files that it can have', { ...filled(0.1), ...files(0.85) }, '30m', onDisk),
    quiet('half', { ...filled(0.5), ...files(0.5) }, '30m'),
    quiet('a file system in memory', filled(1, 'tmpfs'), '30m'),
    quiet('no series', {}, '30m'),
  ],
  DiskNearlyFull: [
    fires('97 %', filled(0.97), '30m', onDisk),
    fires('97 % of the files that it can have', { ...filled(0.1), ...files(0.97) }, '30m', onDisk),
    quiet('85 %', { ...filled(0.85), ...files(0.85) }, '30m'),
    quiet('a mounted image, which is always full', filled(1, 'squashfs'), '30m'),
    quiet('no series', {}, '30m'),
  ],
  BackupOld: [
    fires('none since yesterday morning', { [lastBackup]: '0x2000' }, '31h'),
    quiet('one each day', { [lastBackup]: `0x1445 ${day}x700` }, '35h'),
    quiet('one that takes hours', { [lastBackup]: `0x1700 ${day}x300` }, '28h'),
    quiet('no series, which has an alert of its own', {}, '31h'),
  ],
  BackupsFail: [
    fires('a log that does not arrive', { [healthy]: '1x10 0x60' }, '40m'),
    quiet('one round that failed', { [healthy]: '1x20 0x10 1x30' }, '40m'),
    quiet('no series', {}, '40m'),
  ],
  ExporterMissing: [
    fires(
      'all of them',
      {},
      '40m',
      { exporter: 'backup' },
      { exporter: 'blackbox', job: 'shop-probe' },
      { exporter: 'node' },
    ),
    fires('one of them', { [probe()]: '1x60', ...filled(0.5) }, '40m', { exporter: 'backup' }),
    quiet('none', { [probe()]: '0x60', [disk('avail_bytes')]: '9x60', [lastBackup]: '0x60' }, '40m'),
  ],
};

/** By alert. */
export const alertCases: Record<string, AlertCase[]> = {
  ...apiErrors,
  ...slowness,
  ...orderFailures,
  ...work,
  ...jobs,
  ...processes,
  ...machine,
};
