import { escapeHtml } from '../../../src/domain/text/escapeHtml';
import { smsWarningShare } from '../../services/accounts/codes/codeLimits';
import { formatAge } from '../outgoing/formatAge';
import type { RouteFigures } from './readFigures';
import type { Status } from './readStatus';
import { statusStyle } from './statusStyle';

const number = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 });
const format = (value: number | string): string => escapeHtml(typeof value === 'number' ? number.format(value) : value);
const megabytes = (bytes: number) => `${number.format(bytes / 1e6)} MB`;

type Rows = [name: string, value: number | string][];
const list = (rows: Rows): string =>
  `<dl>${rows.map(([name, value]) => `<div><dt>${escapeHtml(name)}</dt><dd>${format(value)}</dd></div>`).join('')}</dl>`;
const counts = (of: Record<string, number>, none: string): string =>
  Object.keys(of).length
    ? list(Object.entries(of).map(([name, value]): [string, number] => [name.replaceAll('_', ' '), value]))
    : `<p>${escapeHtml(none)}</p>`;

const section = (heading: string, ...content: string[]): string =>
  `<section aria-labelledby="${heading.toLowerCase()}"><h2 id="${heading.toLowerCase()}">${heading}</h2>${content.join('')}</section>`;

const requestColumns: [heading: string, value: (row: RouteFigures) => number][] = [
  ['Count', ({ count }) => count],
  ['Refused', ({ refused }) => refused],
  ['Errors', ({ errors }) => errors],
  ['p50', ({ p50 }) => p50],
  ['p95', ({ p95 }) => p95],
  ['p99', ({ p99 }) => p99],
];

// Explicit roles, because on phones the table uses a grid layout, which removes its semantics.
const requestRow = (row: RouteFigures): string =>
  `<tr role="row"><th scope="row" role="rowheader"><span class="method">${format(row.method)}</span> ${format(row.route).replaceAll('/', '/<wbr>')}</th>` +
  requestColumns
    .map(([heading, value]) => {
      const warns = heading === 'Errors' && value(row) > 0;
      return `<td role="cell" data-heading="${heading}"${warns ? ' class="bad"' : ''}>${format(value(row))}</td>`;
    })
    .join('') +
  '</tr>';

const requests = ({ inFlight, routes }: Status['requests']): string =>
  section(
    'Requests',
    `<p>Since the start; ${format(inFlight)} in progress. Refused: status 400 to 499. Errors: 500 and above. Times are in milliseconds, estimated from a histogram.</p>`,
    routes.length
      ? `<table role="table"><thead role="rowgroup"><tr role="row"><th scope="col" role="columnheader">Route</th>${requestColumns
          .map(([heading]) => `<th scope="col" role="columnheader">${heading}</th>`)
          .join('')}</tr></thead><tbody role="rowgroup">${routes.map(requestRow).join('')}</tbody></table>`
      : '<p>None yet.</p>',
  );

const classNames: Record<keyof Status['load']['classes'], string> = {
  reads: 'Reads',
  signIn: 'Sign-ins',
  orders: 'Orders',
  changes: 'Other changes',
  webhooks: 'Webhooks',
};

const loadSection = ({ load: { classes, queue } }: Status): string =>
  section(
    'Load',
    '<h3>In progress, and refused under load since the start</h3>',
    list(
      Object.entries(classes).map(([name, { inProgress, limit, refused }]): Rows[number] => [
        classNames[name as keyof typeof classes],
        `${number.format(inProgress)} of ${number.format(limit)}, refused ${number.format(refused)}`,
      ]),
    ),
    '<h3>Database queue</h3>',
    list([
      ['Running', queue.running],
      ['Waiting', queue.waiting],
    ]),
  );

const unread = '<p>The database does not respond.</p>';

const jobRow = ({ name, ageSeconds, finishedAt, error }: NonNullable<Status['jobs']>[number]): Rows[number] => [
  name,
  `${formatAge(ageSeconds)} ago, ${error ? `failed: ${error}` : finishedAt ? 'done' : 'running'}`,
];

const texts = (of: Status['texts']): string =>
  of
    ? list([
        ['To verified numbers', `${of.known.used} of ${of.known.of}`],
        ['To new numbers', `${of.new.used} of ${of.new.of}`],
      ]) +
      (Object.values(of).some(({ used, of: max }) => used >= smsWarningShare * max)
        ? '<p class="bad">Text messages are running out. Raise the limits with SMS_PER_DAY and NEW_NUMBER_SMS_PER_DAY.</p>'
        : '')
    : unread;

const messages = ({ messages: of, codes, texts: sent, webhooks }: Status): string =>
  section(
    'Messages',
    of
      ? list([
          ['Pending, to dispensaries', of.dispensaries.waiting],
          ['Dead letters, to dispensaries', of.dispensaries.dead],
          ['Pending, to shoppers', of.shoppers.waiting],
          ['Dead letters, to shoppers', of.shoppers.dead],
        ])
      : unread,
    `<h3>Codes sent</h3>${counts(codes, 'None since the start.')}`,
    `<h3>Text messages today</h3>${texts(sent)}`,
    `<h3>Webhooks received</h3>${counts(webhooks.received, 'None since the start.')}`,
    `<h3>Webhooks sent</h3>${counts(webhooks.sent, 'None since the start.')}`,
  );

const databaseSection = ({ database }: Status): string =>
  section(
    'Database',
    database
      ? list([
          ['Kind', database.kind],
          ['Version', database.version],
          ['Size', megabytes(database.bytes)],
          ['Last migration', database.migration ?? 'none'],
          ...(database.pool
            ? ([
                ['Connections', `${database.pool.total}, ${database.pool.idle} idle`],
                ['Waiting for a connection', database.pool.waiting],
              ] satisfies Rows)
            : []),
        ])
      : unread,
  );

const memorySection = ({ memory: { eventLoopLagMs: lag, ...memory } }: Status): string =>
  section(
    'Memory',
    list([
      ['Process', megabytes(memory.residentBytes)],
      ['Heap', `${megabytes(memory.heapUsedBytes)} of ${megabytes(memory.heapTotalBytes)}`],
      ['Event loop lag, p50', `${number.format(lag.p50)} ms`],
      ['Event loop lag, p99', `${number.format(lag.p99)} ms`],
      ['Event loop lag, max', `${number.format(lag.max)} ms`],
    ]),
  );

const openingSection = ({ openingGaps }: Status): string =>
  openingGaps?.length
    ? section('Opening', ...openingGaps.map((gap) => `<p class="bad">${format(gap).replaceAll('/', '/<wbr>')}</p>`))
    : '';

export function statusPage(status: Status): string {
  const { health, orders, jobs, versions } = status;
  const isWell = health.status === 'ok';
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>Status: ${format(health.status)}</title><style>${statusStyle}</style></head>
<body><header><h1>Status</h1><p><a href="/__status">Refresh</a></p></header><main>
${section(
  'Health',
  `<p class="${isWell ? 'good' : 'bad'}">${isWell ? 'Healthy' : format(health.status.replaceAll('_', ' '))}</p>`,
  list([
    ['As of', `${health.at.slice(0, 19).replace('T', ' ')} UTC`],
    ['Up for', formatAge(health.upSeconds)],
  ]),
)}
${openingSection(status)}
${requests(status.requests)}
<div>
${section('Orders', counts(orders.outcomes, 'None since the start.'), `<h3>By status, all time</h3>${counts(orders.statuses, 'None.')}`)}
${messages(status)}
${section('Policy', `<h3>Browser reports</h3>${counts(status.policyReports, 'None since the start.')}`)}
${loadSection(status)}
${section('Jobs', jobs ? (jobs.length ? list(jobs.map(jobRow)) : '<p>None yet.</p>') : unread)}
${memorySection(status)}
${databaseSection(status)}
${section('Versions', list(Object.entries(versions)))}
</div>
</main></body></html>
`;
}
