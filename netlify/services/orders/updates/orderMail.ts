import { localizeReason } from '../../../../src/domain/order/endReasons';
import type { Order } from '../../../../src/domain/order/orderSchema';
import { localeOf, localePath, type LocaleId } from '../../../../src/domain/region/locales';
import type { Settings } from '../../../platform/settings/settings';
import { routePath } from '../../../../src/domain/site/routing/routes';
import { fillMail } from '../../messages/mail/fillMail';
import { senderText, senderValues, type MailSender } from '../../messages/mail/shortMail';
import { asSentence, labeled } from '../../messages/mail/punctuation';
import type { UpdateKind } from './orderUpdate';
import { updateWords } from './orderUpdateWords';
import type { UpdateWords } from './updateWords';
import { formatReceiptDate, formatHours, formatWindow } from './formatWindow';

type Money = Order['total'];
type Row = { label: string; value: string };

export interface OrderUpdate {
  order: Order;
  kind: UpdateKind;
  localeId: LocaleId;
  link: string;
}

export interface OrderMail {
  subject: string;
  text: string;
  html: string;
}

const findEvent = ({ order, kind }: OrderUpdate) => order.events.findLast((event) => event.status === kind);

/** The reason that the dispensary or the driver gave for the step. */
export function getReason(update: OrderUpdate): string | null {
  const reason = findEvent(update)?.reason;
  return reason ? localizeReason(reason, localeOf(update.localeId).language) : null;
}

const moneyText = ({ amount, currencyCode }: Money, localeId: LocaleId): string =>
  new Intl.NumberFormat(localeId, { style: 'currency', currency: currencyCode ?? 'USD' }).format(amount);

function addressText({
  addressOne,
  addressTwo,
  city,
  state,
  postalCode,
}: Pick<Order['deliveryAddress'], 'addressOne' | 'addressTwo' | 'city' | 'state' | 'postalCode'>) {
  return [addressOne, addressTwo, city, `${state} ${postalCode}`].filter(Boolean).join(', ');
}

function createFacts(update: OrderUpdate, words: UpdateWords): Row[] {
  const { order, kind, localeId } = update;
  const { provider, orderType, slot, eta } = order;
  const format = { localeId, timezone: provider.timezone, length: 'long', hours: words.hours } as const;
  const formatSlot = (window: Order['slot']) => formatWindow(window, format);
  const completed = kind === 'COMPLETED' ? findEvent(update) : undefined;
  const hasEnded = kind === 'DECLINED' || kind === 'CANCELLED' || kind === 'COMPLETED';
  const hasEta = eta !== null && orderType === 'delivery' && !hasEnded;
  return [
    { label: words.dispensary, value: provider.name },
    { label: words.licence, value: provider.licence },
    ...(completed ? [{ label: words.date, value: formatReceiptDate(completed.at, format) }] : []),
    ...(kind === 'COMPLETED' ? [] : [{ label: words.window[orderType], value: formatSlot(slot) }]),
    ...(hasEta ? [{ label: words.eta, value: formatSlot(eta) }] : []),
    ...(orderType === 'pickup' && provider.pickupAddress && !hasEnded
      ? [{ label: words.pickupAt, value: addressText(provider.pickupAddress) }]
      : []),
    ...(orderType === 'delivery' && kind === 'PLACED'
      ? [{ label: words.deliverTo, value: addressText(order.deliveryAddress) }]
      : []),
  ];
}

/** The heading of the items that were ordered, for the first email and the receipt. */
function itemsHeading(kind: UpdateKind, words: UpdateWords): string | null {
  if (kind === 'PLACED') return words.items;
  return kind === 'COMPLETED' ? words.receipt : null;
}

function createReceipt({ order, kind, localeId }: OrderUpdate, words: UpdateWords) {
  const receiptLabel = itemsHeading(kind, words);
  if (receiptLabel === null) return null;
  const format = (money: Money) => moneyText(money, localeId);
  const amount = (label: string, money: Money) => (money.amount ? [{ label, amount: format(money) }] : []);
  return {
    receiptLabel,
    items: order.items.map(({ quantity, title, brand, itemTotal }) => ({
      quantity: String(quantity),
      title,
      brand,
      amount: format(itemTotal),
    })),
    amounts: [
      ...amount(words.subtotal, order.subtotal),
      ...amount(words.tax, order.taxTotal),
      ...amount(words.deliveryFee, order.deliveryFeeTotal),
      ...amount(words.credit, { ...order.rewardTotal, amount: -order.rewardTotal.amount }),
    ],
    total: format(order.total),
  };
}

type Receipt = NonNullable<ReturnType<typeof createReceipt>>;

const receiptText = (
  { receiptLabel, items, amounts, total }: Receipt,
  words: UpdateWords,
  localeId: LocaleId,
): string =>
  [
    receiptLabel,
    ...items.map(({ quantity, title, brand, amount }) => labeled(localeId, `${quantity} × ${title}, ${brand}`, amount)),
    ...[...amounts, { label: words.total, amount: total }].map(({ label, amount }) => labeled(localeId, label, amount)),
  ].join('\n');

/** 'arriving 6:10–6:40 PM' for a driver on the way with an estimate, else null. */
function arrivalText({ order, kind, localeId }: OrderUpdate, words: UpdateWords): string | null {
  const { eta, provider } = order;
  if (kind !== 'ON_THE_WAY' || !eta) return null;
  return words.arrivingHours(formatHours(eta, { localeId, timezone: provider.timezone }));
}

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

type SiteSettings = MailSender & Pick<Settings, 'siteUrl'>;

/** Subject and preview name no items or address, because lock screens show them. */
export function orderMail(settings: SiteSettings, update: OrderUpdate, unsubscribeLink: string): OrderMail {
  const { order, kind, localeId, link } = update;
  const { brandName: brand } = settings;
  const locale = localeOf(localeId);
  const words = updateWords[localeId];
  const { short, title, lead } = words.kind[order.orderType][kind];
  const facts = createFacts(update, words);
  const reason = getReason(update);
  const receipt = createReceipt(update, words);
  const settingsLink = settings.siteUrl + localePath(locale, routePath('account'));
  const arrival = arrivalText(update, words);
  const isDue = order.total.amount > 0;
  const kindLead = lead(order.provider.name, isDue);
  const leadText = arrival ? `${asSentence(capitalized(arrival))} ${kindLead}` : kindLead;
  const paragraphs = kind === 'PLACED' ? [leadText, words.bringId[order.orderType](isDue)] : [leadText];
  const html = fillMail({
    lang: localeId,
    ...senderValues(settings),
    title,
    preheader: leadText,
    orderLabel: words.order,
    orderNumber: order.orderNumber,
    paragraphs: paragraphs.map((paragraph) => ({ paragraph })),
    facts,
    ...(reason !== null && { reason, reasonLabel: words.reason }),
    ...(receipt && { ...receipt, receipt: [], totalLabel: words.total }),
    link,
    linkLabel: words.link,
    footer: words.footer(brand),
    settingsLink,
    settingsLabel: words.settings,
    unsubscribeLink,
    unsubscribeLabel: words.unsubscribe,
  });
  const text = [
    `${title}\n${words.order} ${order.orderNumber}`,
    ...paragraphs,
    ...(reason === null ? [] : [labeled(localeId, words.reason, reason)]),
    facts.map(({ label, value }) => labeled(localeId, label, value)).join('\n'),
    ...(receipt ? [receiptText(receipt, words, localeId)] : []),
    labeled(localeId, words.link, link),
    words.footer(brand),
    `${labeled(localeId, words.settings, settingsLink)}\n${labeled(localeId, words.unsubscribe, unsubscribeLink)}`,
    ...senderText(settings),
  ].join('\n\n');
  const subject = words.subject(order.orderNumber, arrival ? `${short}, ${arrival}` : short);
  return { subject, html, text };
}
