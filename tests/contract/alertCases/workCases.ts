import { fires, quiet, requests, type AlertCase } from './alertCase';

const untaken = (instance = 'a') => `shop_oldest_placed_order_seconds{instance="${instance}"}`;
const latest = (instance = 'a') => `shop_latest_order_seconds{instance="${instance}"}`;
const oldest = (dispensary: string, instance = 'a') =>
  `shop_oldest_message_seconds{instance="${instance}", queue="dispensaries", dispensary="${dispensary}"}`;
const oldestIn = (queue: string, instance = 'a') =>
  `shop_oldest_message_seconds{instance="${instance}", queue="${queue}"}`;
const sent = (result: string) => `shop_webhooks_sent_total{outcome="${result}"}`;
const report = '/v1/webhooks/dispensary/{providerId}';

const work: Record<string, AlertCase[]> = {
  OrdersNobodyTook: [
    fires('an order that waits in opening hours', { [untaken()]: '0+60x60' }, '25m'),
    fires('one of the evening, in the morning', { [untaken()]: '60x720 120+60x30' }, '12h25m'),
    quiet('one that was placed a minute before closing, all night', { [untaken()]: '60x720' }, '12h'),
    quiet('one that was placed at night', { [untaken()]: '0x720' }, '12h'),
    quiet('one that is taken after ten minutes', { [untaken()]: '0+60x10 0x50' }, '25m'),
    quiet('no series', {}, '25m'),
    fires('one that another process has not seen', { [untaken()]: '0+60x60', [untaken('b')]: '0x60' }, '25m'),
    quiet('one of ten minutes', { [untaken()]: '600x60' }, '25m'),
    quiet('one of a quarter of an hour, just now', { [untaken()]: '0+60x60' }, '17m'),
  ],
  OrdersLate: [
    fires('half an hour', { [latest()]: '0+60x60' }, '40m'),
    quiet('twenty minutes', { [latest()]: '0+60x20 0x40' }, '40m'),
    quiet('no series', {}, '40m'),
    fires('one that another process has not seen', { [latest()]: '0+60x60', [latest('b')]: '0x60' }, '40m'),
    quiet('twenty minutes, for long', { [latest()]: '1200x60' }, '40m'),
    quiet('half an hour, just now', { [latest()]: '0+60x60' }, '32m'),
  ],
  DispensaryDoesNotAnswer: [
    fires('one of two', { [oldest('alder')]: '0+60x60', [oldest('birch')]: '5x60' }, '20m', { dispensary: 'alder' }),
    quiet('one that answers after five minutes', { [oldest('alder')]: '0+60x5 0x55' }, '20m'),
    quiet('one whose messages are all delivered', { [oldest('alder')]: '0+60x11 stale' }, '20m'),
    quiet('another queue', { [oldestIn('shoppers')]: '0+60x60' }, '20m'),
    quiet('no series', {}, '20m'),
    fires(
      'one that another process reached before',
      { [oldest('alder')]: '0+60x60', [oldest('alder', 'b')]: '0x60' },
      '20m',
      { dispensary: 'alder' },
    ),
    quiet('five minutes, again and again', { [oldest('alder')]: '300x60' }, '20m'),
    quiet('ten minutes, just now', { [oldest('alder')]: '0+60x60' }, '12m'),
  ],
  DispensaryTriesFail: [
    fires('one of ten', { [sent('delivered')]: '0+9x500', [sent('failed')]: '0+1x500' }, '7h'),
    fires('messages that are given up', { [sent('delivered')]: '0+9x500', [sent('dead')]: '0+1x500' }, '7h'),
    quiet('one of a hundred', { [sent('delivered')]: '0+99x500', [sent('failed')]: '0+1x500' }, '7h'),
    quiet('one of three at night', { [sent('delivered')]: '0x90 2x410', [sent('failed')]: '0x90 1x410' }, '110m'),
    quiet('failures of hours ago', { [sent('delivered')]: '0+9x500', [sent('failed')]: '0+5x300 1500x200' }, '7h'),
    quiet('a restart', { [sent('delivered')]: '0+9x200 0+9x300', [sent('failed')]: '40x200 0x300' }, '7h'),
    quiet('no series', {}, '7h'),
    fires(
      'before and after a restart',
      { [sent('delivered')]: '0+9x400 0+9x100', [sent('failed')]: '0+1x400 0+1x100' },
      '7h',
    ),
    quiet('the last ten minutes', { [sent('delivered')]: '0x410 0+1x90', [sent('failed')]: '0x410 0+9x90' }, '7h'),
  ],
  WebhooksFail: [
    fires('reports of a dispensary', { [requests(report, 500, 'POST')]: '0+1x120' }, '1h', { route: report }),
    quiet('one that failed', { [requests(report, 500, 'POST')]: '0x20 1x100' }, '40m'),
    quiet('refused signatures', { [requests(report, 401, 'POST')]: '0+9x120' }, '1h'),
    quiet('errors of people', { [requests('/v1/app/user/me', 500)]: '0+9x120' }, '1h'),
    fires('before and after a restart', { [requests(report, 500, 'POST')]: '0+1x45 0+1x75' }, '1h', { route: report }),
    quiet('some, just now', { [requests(report, 500, 'POST')]: '0x50 9x70' }, '55m'),
  ],
  MessagesGivenUp: [
    fires(
      'one',
      {
        'shop_messages{queue="shoppers", state="dead"}': '0x5 1x5',
        'shop_messages{instance="b", queue="shoppers", state="dead"}': '0x10',
      },
      '8m',
      { queue: 'shoppers' },
    ),
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
    fires(
      'one that another process has not seen',
      { [oldestIn('shoppers')]: '0+60x60', [oldestIn('shoppers', 'b')]: '0x60' },
      '40m',
      { queue: 'shoppers' },
    ),
    quiet('a quarter of an hour, again and again', { [oldestIn('shoppers')]: '900x60' }, '40m'),
    quiet('half an hour, just now', { [oldestIn('shoppers')]: '0+60x60' }, '32m'),
  ],
};

const age = (name: string, instance = 'a') => `shop_job_age_seconds{instance="${instance}", name="${name}"}`;
const failed = (name: string, instance = 'a') => `shop_job_failed{instance="${instance}", name="${name}"}`;
const budget = 'shop_sms_budget_used_ratio{budget="new"}';

const jobs: Record<string, AlertCase[]> = {
  SendingJobsStopped: [
    fires('five minutes', { [age('notices')]: '0+60x20' }, '10m', { name: 'notices' }),
    quiet('one that runs', { [age('notices')]: '3 1 4 2 0 5x20' }, '10m'),
    quiet('one that another process runs', { [age('notices')]: '0+60x20', [age('notices', 'b')]: '3x20' }, '10m'),
    quiet('one that runs each hour', { [age('upkeep')]: '0+60x20' }, '10m'),
    quiet('no series', {}, '10m'),
    quiet('one that runs each minute', { [age('notices')]: '60x20' }, '10m'),
    quiet('five minutes, just now', { [age('notices')]: '0+60x20' }, '7m'),
  ],
  OtherJobsStopped: [
    fires('two hours', { [age('upkeep')]: '0+60x200' }, '130m', { name: 'upkeep' }),
    quiet('one that runs each hour', { [age('upkeep')]: '0+60x59 0+60x59 0+60x59' }, '115m'),
    quiet('one that another process runs', { [age('upkeep')]: '0+60x200', [age('upkeep', 'b')]: '3x200' }, '130m'),
    quiet('the build hook', { [age('build-hook')]: '0+60x200' }, '130m'),
    quiet('no series', {}, '130m'),
  ],
  JobFails: [
    fires('again and again', { [failed('memberships')]: '1x90', [failed('memberships', 'b')]: '0x90' }, '80m', {
      name: 'memberships',
    }),
    quiet('once in an hour', { [failed('memberships')]: '0x5 1x60 0x30' }, '60m'),
    quiet('no series', {}, '80m'),
  ],
  TextBudgetNearlyUsed: [
    fires('nine tenths', { [budget]: '0.9x10' }, '5m', { budget: 'new' }),
    quiet('a half', { [budget]: '0.5x10' }, '5m'),
  ],
};

export const workCases = { ...work, ...jobs };
