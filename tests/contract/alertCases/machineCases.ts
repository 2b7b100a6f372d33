import { fires, quiet, type AlertCase } from './alertCase';

const up = (instance: string) => `database_up{instance="${instance}", job="shop"}`;
const refused = 'shop_requests_refused{class="reads"}';
const pool = (state: string) => `database_pool_connections{state="${state}"}`;
const memory = (job: string) => `process_resident_memory_bytes{instance="${job}:1", job="${job}"}`;

const processes: Record<string, AlertCase[]> = {
  DatabaseAway: [
    fires('for every process', { [up('a')]: '1x5 0x10', [up('b')]: '1x5 0x10' }, '10m'),
    quiet('for one of two', { [up('a')]: '1x15', [up('b')]: '0x15' }, '10m'),
    quiet('no series, which has an alert of its own', {}, '10m'),
    quiet('just now', { [up('a')]: '1x9 0x5' }, '10m'),
  ],
  NoShop: [
    fires('no series', {}, '10m'),
    fires('a process that ended', { [up('a')]: '1x2 stale' }, '10m'),
    quiet('one of two', { [up('a')]: '1x15', [up('b')]: '1x2 stale' }, '10m'),
    quiet('a process without database', { [up('a')]: '0x15' }, '10m'),
    quiet('a process that ended just now', { [up('a')]: '1x2 stale' }, '4m'),
  ],
  RequestsRefused: [
    fires('many', { [refused]: '0+5x60' }, '40m', { class: 'reads' }),
    fires('many, after a restart', { [refused]: '0+50x40 0+5x20' }, '47m', { class: 'reads' }),
    quiet('many of long ago', { [refused]: '500x60' }, '40m'),
    quiet('none after a restart', { [refused]: '500x20 0x40' }, '40m'),
    quiet('a few', { [refused]: '0+0.3x60' }, '40m'),
    quiet('many, just now', { [refused]: '0x35 0+9x30' }, '40m'),
  ],
  PoolExhausted: [
    fires('all the time', { [pool('waiting')]: '9x30' }, '15m', { state: 'waiting' }),
    quiet('now and then', { [pool('waiting')]: '9 9 0 9 9 9 0 9 9 9 0 9 9 9 0 9' }, '15m'),
    quiet('many open connections', { [pool('total')]: '9x30' }, '15m'),
    quiet('a few', { [pool('waiting')]: '3x30' }, '15m'),
    quiet('just now', { [pool('waiting')]: '9x30' }, '3m'),
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
    quiet(
      'for ten minutes',
      { [memory('shop')]: '2e9x40', 'database_up{instance="shop:1", job="shop"}': '1x40' },
      '10m',
    ),
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
    quiet('for a minute', { [probe()]: '1x5 0x10' }, '7m'),
  ],
  CertificateExpires: [
    fires('in twelve days', { [expiry]: `${12 * day}x120` }, '90m', { instance: site }),
    quiet('in a month', { [expiry]: `${30 * day}x120` }, '90m'),
    quiet('one that was renewed', { [expiry]: `${12 * day}x70 ${90 * day}x50` }, '90m'),
    quiet('no series', {}, '90m'),
    quiet('one that was replaced within the hour', { [expiry]: `${12 * day}x120` }, '30m'),
  ],
  CertificateExpiresToday: [
    fires('in half a day', { [expiry]: `${day / 2}x60` }, '30m', { instance: site }),
    fires('since an hour', { [expiry]: '0x90' }, '60m', { instance: site }),
    quiet('in twelve days', { [expiry]: `${12 * day}x60` }, '30m'),
    quiet('no series', {}, '30m'),
    quiet('in five days', { [expiry]: `${5 * day}x60` }, '30m'),
    quiet('in half a day, just now', { [expiry]: `${day / 2}x60` }, '5m'),
  ],
  DiskFillsUp: [
    fires('85 %', filled(0.85), '30m', onDisk),
    fires('85 % of the files that it can have', { ...filled(0.1), ...files(0.85) }, '30m', onDisk),
    quiet('half', { ...filled(0.5), ...files(0.5) }, '30m'),
    quiet('a file system in memory', filled(1, 'tmpfs'), '30m'),
    quiet('no series', {}, '30m'),
    quiet('85 % for ten minutes', filled(0.85), '10m'),
  ],
  DiskNearlyFull: [
    fires('97 %', filled(0.97), '30m', onDisk),
    fires('97 % of the files that it can have', { ...filled(0.1), ...files(0.97) }, '30m', onDisk),
    quiet('85 %', { ...filled(0.85), ...files(0.85) }, '30m'),
    quiet('a mounted image, which is always full', filled(1, 'squashfs'), '30m'),
    quiet('no series', {}, '30m'),
    quiet('97 % for some minutes', filled(0.97), '3m'),
  ],
  BackupOld: [
    fires('none since yesterday morning', { [lastBackup]: '0x2000' }, '31h'),
    quiet('one each day', { [lastBackup]: `0x1445 ${day}x700` }, '35h'),
    quiet('one that takes hours', { [lastBackup]: `0x1700 ${day}x300` }, '28h'),
    quiet('no series, which has an alert of its own', {}, '31h'),
    quiet('thirty hours, just now', { [lastBackup]: '0x2000' }, '1805m'),
  ],
  BackupsFail: [
    fires('a log that does not arrive', { [healthy]: '1x10 0x60' }, '40m'),
    quiet('one round that failed', { [healthy]: '1x20 0x10 1x30' }, '40m'),
    quiet('no series', {}, '40m'),
    quiet('one round, until now', { [healthy]: '1x10 0x60' }, '20m'),
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
    quiet('for twenty minutes', {}, '20m'),
  ],
};

export const machineCases = { ...processes, ...machine };
