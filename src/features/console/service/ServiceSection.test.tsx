import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { buildProviderService } from '../../../../tests/fixtures/builders/buildProviderService';
import { renderInLocale } from '../../../../tests/fixtures/renderInLocale';
import { fakeApi, problem } from '../../../../tests/fixtures/servers/fakeApi';
import type { OutsideOrder } from '../../../domain/order/outsideOrder';
import { ServiceSection } from './ServiceSection';

const day = { open: '10:00', close: '20:00', leadtime: 60, timeframe: 60 };
const holiday = { day: '2999-12-25', deliveryHours: null, pickupHours: null, reason: 'Christmas' };
const service = buildProviderService({ deliveryTimes: { Mon: day }, exceptions: [holiday] });
const outside: OutsideOrder[] = [
  {
    orderNumber: 'K7RM4WXT',
    orderType: 'delivery',
    slot: { start: '2999-12-25T20:00:00.000Z', end: '2999-12-25T21:00:00.000Z' },
  },
];
const warned = () => problem(409, 'orders_outside', { outside });
const base = '/v1/staff/service';

async function openService(answers: Parameters<typeof fakeApi>[0]) {
  const api = fakeApi({ [`GET ${base}`]: service, ...answers });
  const view = renderInLocale(<ServiceSection providerId="alder" />);
  const heading = (name: string) => screen.findByRole('heading', { name });
  const card = async (name: string) => within((await heading(name)).closest('form')!);
  await heading('Pause');
  return { api, card, ...view };
}

test('a day whose removal leaves an order outside says so, and is removed only when confirmed', async () => {
  const remove = `DELETE ${base}/exceptions/2999-12-25`;
  const { api, card, user } = await openService({ [remove]: warned });
  const days = await card('Holidays and other days');
  await user.click(days.getByRole('button', { name: 'Remove Wed, Dec 25, 2999' }));
  expect(await days.findByText('Not saved yet: 1 open order falls outside these hours')).toBeVisible();
  expect(days.getByText(/^K7RM4WXT · Delivery · Wed, Dec 25/)).toBeVisible();
  api.answers[remove] = { isSaved: true, outside, service: { ...service, exceptions: [] } };
  await user.click(days.getByRole('button', { name: 'Return to the usual hours and keep the orders' }));
  expect(await days.findByText('Every day has its usual hours.')).toBeVisible();
  expect(days.getByText(/please call these customers/)).toBeVisible();
  expect(api.callsOf(remove).map(({ query }) => query)).toEqual([
    { providerId: 'alder' },
    { providerId: 'alder', confirm: 'true' },
  ]);
});

test('a day is changed from its own hours, and a warning ends with the next change of the form', async () => {
  const save = `PUT ${base}/exceptions/2999-12-25`;
  const { api, card, user } = await openService({ [save]: warned });
  const days = await card('Holidays and other days');
  await user.click(days.getByRole('button', { name: 'Change Wed, Dec 25, 2999' }));
  expect(days.getByLabelText('Day')).toHaveValue('2999-12-25');
  expect(days.getByText('This day has hours of its own. Saving replaces them.')).toBeVisible();
  await user.click(days.getByRole('button', { name: 'Save this day' }));
  expect(await days.findByText(/^Not saved yet/)).toBeVisible();
  await user.click(days.getByLabelText('Offer pickup that day'));
  expect(days.queryByText(/^Not saved yet/)).toBeNull();
  api.answers[save] = { isSaved: true, outside: [], service };
  await user.click(days.getByRole('button', { name: 'Save this day' }));
  expect(await days.findByText('Saved. Shoppers see it now.')).toBeVisible();
  expect(api.callsOf(save).map(({ body }) => body)).toMatchObject([
    { confirm: false, pickupHours: null, reason: 'Christmas' },
    { confirm: false, pickupHours: { open: '10:00' } },
  ]);
});

test('a day that is over cannot be saved', async () => {
  const { card, user } = await openService({});
  const days = await card('Holidays and other days');
  await user.type(days.getByLabelText('Day'), '2020-01-01');
  expect(days.getByText('Choose today or a later day.')).toBeVisible();
  expect(days.getByRole('button', { name: 'Save this day' })).toBeDisabled();
  expect(days.getByText('Choose a day that is still to come.')).toBeVisible();
});

test('hours that leave no room for a window, or an empty figure, are named and not sent', async () => {
  const save = `PUT ${base}/hours`;
  const { api, card, user } = await openService({ [save]: { isSaved: true, outside: [], service } });
  const hours = await card('Delivery hours');
  const closes = hours.getByLabelText('Monday closes');
  await user.clear(closes);
  await user.type(closes, '10:30');
  expect(hours.getByText('Close at least one window after opening.')).toBeVisible();
  await user.clear(hours.getByLabelText('Monday lead time in minutes'));
  expect(hours.getByText('Enter 0 to 1440 minutes, such as 60.')).toBeVisible();
  expect(hours.getByRole('button', { name: 'Save' })).toBeDisabled();
  await user.clear(closes);
  await user.type(closes, '21:00');
  await user.type(hours.getByLabelText('Monday lead time in minutes'), '90');
  await user.click(hours.getByLabelText('Tuesday'));
  await user.click(hours.getByRole('button', { name: 'Save' }));
  const monday = { ...day, close: '21:00', leadtime: 90 };
  await waitFor(() =>
    expect(api.callsOf(save)[0]!.body).toEqual({ delivery: { Mon: monday, Tue: monday }, confirm: false }),
  );
});

test('S7-21 a pause lasts until a time of the dispensary, wherever the browser is, and can be changed', async () => {
  const put = `PUT ${base}/pause`;
  const pause = { until: '2999-12-26T17:00:00.000Z', reason: 'Power cut' };
  const { api, card, user } = await openService({ [put]: { ...service, pause } });
  const form = await card('Pause');
  await user.selectOptions(form.getByLabelText('For'), 'Until a date and time');
  await user.type(form.getByLabelText('Until'), '2020-01-01T09:00');
  expect(form.getByText('Choose a time that is still to come.')).toBeVisible();
  await user.clear(form.getByLabelText('Until'));
  await user.type(form.getByLabelText('Until'), '2999-12-26T09:00');
  await user.type(form.getByLabelText('Reason'), 'Power cut');
  await user.click(form.getByRole('button', { name: 'Pause new orders' }));
  expect(await form.findByText('Paused until Dec 26, 2999, 9:00 AM')).toBeVisible();
  expect(api.callsOf(put)[0]!.body).toEqual(pause);
  expect(form.getByLabelText('Reason')).toHaveValue('Power cut');
  expect(form.getByRole('button', { name: 'Change the pause' })).toBeEnabled();
});

test('S7-21 a pause cannot last until a time that the dispensary’s clocks skip or repeat', async () => {
  const { card, user } = await openService({});
  const form = await card('Pause');
  await user.selectOptions(form.getByLabelText('For'), 'Until a date and time');
  await user.type(form.getByLabelText('Reason'), 'Power cut');
  const until = form.getByLabelText('Until');
  const button = form.getByRole('button', { name: 'Pause new orders' });
  // With the rules of today, clocks change on the second Sunday of March and the first of November.
  fireEvent.change(until, { target: { value: '2999-03-10T02:30' } });
  expect(form.getByText(/^Expected a time that exists, but clocks skip 02:30 .*: write 03:30 for that/)).toBeVisible();
  expect(button).toBeDisabled();
  fireEvent.change(until, { target: { value: '2999-11-03T01:30' } });
  expect(form.getByText(/^Expected a time that occurs once/)).toBeVisible();
  expect(button).toBeDisabled();
  fireEvent.change(until, { target: { value: '2999-11-03T02:30' } });
  expect(button).toBeEnabled();
});

const versions = (changes: Partial<typeof service.versions>) => ({ ...service.versions, ...changes });
const theirs = { ...service, deliveryTimes: { Sat: day }, versions: versions({ deliveryTimes: 'd2' }) };
const save = `PUT ${base}/hours`;
const changed = () => problem(412, 'service_changed', { detail: 'Somebody else changed this in the meantime.' });

/** Somebody else saves delivery hours between the opening of the form and its saving. */
async function saveSecond() {
  const opened = await openService({ [save]: changed });
  const { api, card, user } = opened;
  const hours = await card('Delivery hours');
  await user.click(hours.getByLabelText('Tuesday'));
  api.answers[`GET ${base}`] = theirs;
  await user.click(hours.getByRole('button', { name: 'Save' }));
  expect(await hours.findByText('Somebody else changed the delivery hours since you began')).toBeVisible();
  expect(api.callsOf(save)[0]!.headers['If-Match']).toBe('"d1"');
  expect(hours.getByRole('button', { name: 'Save' })).toBeDisabled();
  return { ...opened, hours };
}

test('the second of two who edit hours sees that, and can keep what they typed', async () => {
  const { api, user, hours } = await saveSecond();
  expect(hours.getByLabelText('Tuesday')).toBeChecked();
  await user.click(hours.getByRole('button', { name: 'Keep mine' }));
  const mine = { ...theirs, deliveryTimes: { Mon: day, Tue: day }, versions: versions({ deliveryTimes: 'd3' }) };
  api.answers[save] = { isSaved: true, outside: [], service: mine };
  await user.click(hours.getByRole('button', { name: 'Save' }));
  expect(await hours.findByText('Saved. Shoppers see it now.')).toBeVisible();
  expect(api.callsOf(save)[1]).toMatchObject({
    headers: { 'If-Match': '"d2"' },
    body: { delivery: { Mon: day, Tue: day } },
  });
});

test('the second of two who edit hours can take those of the first', async () => {
  const { user, hours } = await saveSecond();
  await user.click(hours.getByRole('button', { name: 'Show theirs' }));
  expect(hours.queryByText(/^Somebody else/)).toBeNull();
  expect(hours.getByLabelText('Saturday')).toBeChecked();
  for (const name of ['Monday', 'Tuesday']) expect(hours.getByLabelText(name)).not.toBeChecked();
});

test('one’s own saves are not somebody else’s: the pickup hours stay editable while delivery hours are saved', async () => {
  const saved = { ...service, versions: versions({ deliveryTimes: 'd2' }) };
  const { card, user } = await openService({ [save]: { isSaved: true, outside: [], service: saved } });
  const [delivery, pickup] = [await card('Delivery hours'), await card('Pickup hours')];
  await user.click(pickup.getByLabelText('Tuesday'));
  await user.click(delivery.getByLabelText('Tuesday'));
  await user.click(delivery.getByRole('button', { name: 'Save' }));
  expect(await delivery.findByText('Saved. Shoppers see it now.')).toBeVisible();
  expect(screen.queryByText(/^Somebody else/)).toBeNull();
  expect(pickup.getByRole('button', { name: 'Save' })).toBeEnabled();
});

test('a day that is typed stays while another one is removed', async () => {
  const remove = `DELETE ${base}/exceptions/2999-12-25`;
  const saved = { ...service, exceptions: [], versions: versions({ exceptions: 'e2' }) };
  const put = `PUT ${base}/exceptions/2999-12-31`;
  const { api, card, user } = await openService({
    [remove]: { isSaved: true, outside: [], service: saved },
    [put]: { isSaved: true, outside: [], service: saved },
  });
  const days = await card('Holidays and other days');
  await user.type(days.getByLabelText('Day'), '2999-12-31');
  await user.click(days.getByRole('button', { name: 'Remove Wed, Dec 25, 2999' }));
  expect(await days.findByText('Every day has its usual hours.')).toBeVisible();
  expect(days.queryByText(/^Somebody else/)).toBeNull();
  await user.click(days.getByRole('button', { name: 'Save this day' }));
  await waitFor(() => expect(api.callsOf(put)).toHaveLength(1));
  expect([api.callsOf(remove)[0]!.headers['If-Match'], api.callsOf(put)[0]!.headers['If-Match']]).toEqual([
    '"e1"',
    '"e2"',
  ]);
});
