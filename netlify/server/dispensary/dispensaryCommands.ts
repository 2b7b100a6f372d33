import type { OrderStatus } from '../../../src/domain/order/orderStatus';
import { formatMoney } from '../../../src/domain/money/money';
import { stockCount, stockPrice } from '../../../src/domain/staff/stockLimits';
import { readNumber } from '../../../src/domain/text/typedNumber';
import { readArguments, runForExitCode, UsageError, type Terminal } from '../commands/commandLine';
import { listOpenOrders, RefusedError, sendAsDispensary } from './dispensaryClient';
import { readDispensaryFile, type DispensaryProvider } from './dispensaryFile';
import { describeOrder, pickOrder } from './dispensaryOrders';

const help = `Act as a dispensary: send signed messages to a running server.

Usage: npm run dispensary -- <command> [options]

  orders                          list open orders, newest first, with windows in the provider's time zone
  accept | pack | send | ready | complete <order>
                                  move an order (send: out for delivery; ready: ready for pickup)
  decline | cancel <order> --reason <text>
                                  end an order and release its stock and delivery slot
  restock <variant> <quantity>    set the stock of a variant
  price <variant> <dollars>       set the price of a variant

  <order> is an order number such as K7RM4WXT, the start of one, or: latest

  --provider <id>   only this provider (default: every provider that has the order or the variant)
  --reason <text>   the reason shown to the shopper
  --url <origin>    the server (default: http://127.0.0.1:8888)
  --data <folder>   the server's data folder (default: DATA_DIR, else .data)
  --help            show this help

Exit codes: 0 success, 1 refused or unreachable, 2 invalid arguments`;

const moves = {
  accept: 'ACCEPTED',
  pack: 'PACKED',
  send: 'ON_THE_WAY',
  ready: 'READY_PICKUP',
  complete: 'COMPLETED',
  decline: 'DECLINED',
  cancel: 'CANCELLED',
} as const satisfies Record<string, OrderStatus>;
const isMove = (command: string): command is keyof typeof moves => Object.hasOwn(moves, command);

interface Call {
  command: string;
  words: string[];
  url: string;
  reason: string | undefined;
  providers: DispensaryProvider[];
  print: (line: string) => void;
}

async function move({ command, words, url, reason, providers, print }: Call): Promise<void> {
  const [orderName] = words;
  if (!isMove(command) || !orderName || words.length > 1)
    throw new UsageError(`${command}: expected one order, or latest`);
  const needsReason = command === 'decline' || command === 'cancel';
  if (needsReason && !reason?.trim()) throw new UsageError(`${command}: expected --reason <text>`);
  const { provider, order } = pickOrder(await listOpenOrders(url, providers), orderName);
  const data = { orderNumber: order.orderNumber, status: moves[command], ...(reason && { reason }) };
  const { order: moved } = await sendAsDispensary(url, provider, { type: 'order.status', data });
  print(`${order.orderNumber}: ${order.status} → ${moved?.status ?? moves[command]}`);
}

async function change({ command, words, url, providers, print }: Call): Promise<void> {
  const [productVariantId = '', typedValue = ''] = words;
  const isStock = command === 'restock';
  const read = readNumber(typedValue, isStock ? stockCount : stockPrice);
  if (words.length !== 2 || !('value' in read))
    throw new UsageError(
      `${command}: expected a variant and ${isStock ? stockCount.expected : stockPrice.expected}` +
        ('reason' in read ? `; ${typedValue} ${read.reason}` : ''),
    );
  const { value } = read;
  let updated = 0;
  for (const provider of providers) {
    try {
      await sendAsDispensary(
        url,
        provider,
        isStock
          ? { type: 'stock.update', data: { productVariantId, availableQuantity: value } }
          : { type: 'price.update', data: { productVariantId, price: value } },
      );
      const done = isStock ? `has ${value} in stock` : `costs ${formatMoney({ amount: value })}`;
      print(`${provider.id}: ${productVariantId} ${done}`);
      updated += 1;
    } catch (error) {
      if (!(error instanceof RefusedError) || error.code !== 'product_unknown') throw error;
    }
  }
  if (updated === 0) throw new Error(`No provider carries a variant ${productVariantId}.`);
}

async function list({ words, url, providers, print }: Call): Promise<void> {
  if (words.length) throw new UsageError('orders: expected no arguments');
  const open = await listOpenOrders(url, providers);
  print(open.length ? open.map(describeOrder).join('\n\n') : 'No open orders.');
}

function findCommand(name: string): (call: Call) => Promise<void> {
  if (name === 'orders') return list;
  if (name === 'restock' || name === 'price') return change;
  if (isMove(name)) return move;
  throw new UsageError(`${name}: expected one of orders, ${Object.keys(moves).join(', ')}, restock, price`);
}

const text = { type: 'string' } as const;
const options = {
  url: text,
  provider: text,
  reason: text,
  data: text,
  help: { type: 'boolean', short: 'h' },
} as const;

function chosenProviders(dataDir: string, id: string | undefined): DispensaryProvider[] {
  const all = readDispensaryFile(dataDir);
  const chosen = id === undefined ? all : all.filter((provider) => provider.id === id);
  if (chosen.length) return chosen;
  throw new UsageError(`--provider: expected one of ${all.map((provider) => provider.id).join(', ')}`);
}

function prepareCall(args: string[], { env, print }: Terminal): () => Promise<void> {
  const { values, positionals } = readArguments({ args, options, allowPositionals: true });
  const [command, ...words] = positionals;
  if (values.help) return async () => print(help);
  if (!command) throw new UsageError('expected a command');
  const run = findCommand(command);
  const url = values.url ?? 'http://127.0.0.1:8888';
  if (!URL.canParse(url) || !/^https?:/.test(url))
    throw new UsageError('--url: expected an origin such as http://127.0.0.1:8888');
  const providers = chosenProviders(values.data ?? env.DATA_DIR ?? '.data', values.provider);
  return () => run({ command, words, url, reason: values.reason, providers, print });
}

export const runDispensary = (args: string[], terminal: Terminal): Promise<number> =>
  runForExitCode(async () => prepareCall(args, terminal)(), terminal);
