import { fires, quiet, requests, type AlertCase } from './alertCase';

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
    quiet('one error among three requests at night', night, '1h45m'),
    quiet('errors that ended ten minutes ago', { ...traffic, [requests(me, 500)]: '0+5x110 550x390' }, '2h'),
    quiet('one of a hundred requests', { ...traffic, [requests(me, 500)]: '0+1x500' }, '2h'),
    quiet('old errors, and a restart', { ...traffic, [requests(me, 500)]: '900x60 0x440' }, '2h'),
    quiet('a restart of a shop without errors', { [requests(me, 200)]: '0+100x60 0+100x440' }, '2h'),
    quiet('no series', {}, '2h'),
    quiet('a burst of a few errors', { ...traffic, [requests(me, 500)]: '0x112 0+8x388' }, '2h'),
    quiet('errors of the last minute', { ...traffic, [requests(me, 500)]: '0x118 200 400x300' }, '2h'),
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
    quiet('one error among three requests at night', night, '2h5m'),
    quiet('errors that ended an hour ago', { ...traffic, [requests(me, 500)]: '0+5x360 1800x140' }, '7h'),
    quiet('no series', {}, '7h'),
    quiet('half an hour of some errors', { ...traffic, [requests(me, 500)]: '0x390 0+3x100' }, '7h'),
    quiet('errors of the last ten minutes', { ...traffic, [requests(me, 500)]: '0x410 0+300x80' }, '7h'),
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
    quiet('one of three at night', { [counted(me)]: '0x40 3x80', [within('0.25', me)]: '0x40 2x80' }, '1h'),
    quiet('slow answers to probes', { [counted(ready)]: '0+100x120', [within('0.25', ready)]: '0x120' }, '1h'),
    quiet(
      'slow orders, which have an alert of their own',
      { [counted(orderRoute, 'POST')]: '0+100x120', [within('0.25', orderRoute, 'POST')]: '0x120' },
      '1h',
    ),
    quiet('a restart', { [counted(me)]: '0+100x40 0+100x80', [within('0.25', me)]: '0+100x40 0+100x80' }, '1h'),
    quiet('no series', {}, '1h'),
    quiet(
      'slow answers to probes beside fast ones to people',
      {
        [counted(me)]: '0+100x120',
        [within('0.25', me)]: '0+100x120',
        [counted(ready)]: '0+100x120',
        [within('0.25', ready)]: '0x120',
      },
      '1h',
    ),
    quiet('the last five minutes', { [counted(me)]: '0+100x120', [within('0.25', me)]: '0+100x55 5500x65' }, '1h'),
  ],
  OrdersSlow: ['1', '1.0'].flatMap((bound) => {
    const series = (all: string, fast: string) => ({
      [counted(orderRoute, 'POST')]: all,
      [within(bound, orderRoute, 'POST')]: fast,
    });
    return [
      fires(`one of ten, with the bound ${bound}`, series('0+10x120', '0+9x120'), '1h'),
      fires(
        `one of ten, before and after a restart, with the bound ${bound}`,
        series('0+10x30 0+10x90', '0+9x30 0+9x90'),
        '45m',
      ),
      quiet(`slow ones of the last minutes, with the bound ${bound}`, series('0+10x120', '0+10x55 550x65'), '1h'),
      quiet(`one of a hundred, with the bound ${bound}`, series('0+100x120', '0+99x120'), '1h'),
      quiet(`one of three at night, with the bound ${bound}`, series('0x40 3x80', '0x40 2x80'), '55m'),
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
    quiet('one of a hundred', { [outcome('placed')]: '0+99x120', [outcome('server_error')]: '0+1x120' }, '1h'),
    quiet(
      'some of the last minutes',
      { [outcome('placed')]: '0+9x120', [outcome('server_error')]: '0x57 3 6 9x60' },
      '1h',
    ),
  ],
  OrderFailed: [
    fires('one more', { [outcome('server_error')]: '3x100 4x100' }, '2h'),
    fires('the first since the start', { [outcome('server_error')]: '_x100 1x100' }, '2h'),
    quiet('one of long ago', { [outcome('server_error')]: '3x200' }, '2h'),
    quiet('one of long ago, and a restart', { [outcome('server_error')]: '3x70 0x130' }, '2h'),
    quiet('refusals', { [outcome('order_changed')]: '0+1x200' }, '2h'),
    quiet('no series', {}, '2h'),
    fires('one after a restart', { [outcome('server_error')]: '3x70 0x30 1x100' }, '2h'),
  ],
};

export const objectiveCases = { ...apiErrors, ...slowness, ...orderFailures };
