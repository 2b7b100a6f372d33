import { screen, waitFor } from '@testing-library/react';
import { navigate } from 'gatsby';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { renderInLocale } from '../../../tests/fixtures/renderInLocale';
import { fakeApi, offline, problem } from '../../../tests/fixtures/servers/fakeApi';
import { BatchFinder } from './BatchFinder';

const checked = {
  podKey: 'ABCDEFGH',
  state: null,
  batch: {
    batchId: 'CA-HAL-2607-303',
    productVariantId: 'amber-1g',
    title: 'Amber',
    variantTitle: '1 g',
    brandName: 'Alder',
    productType: 'oil',
    slug: 'amber',
    productPath: '/shop/pods/amber',
    featuredImage: '/pictures/amber',
    grams: 1,
    thcGrams: 0.8,
    regions: ['CA'],
  },
};
const check = 'POST /v1/app/unlock/check-key';

async function lookUp(typed: string, answer: Parameters<typeof fakeApi>[0][string] = checked) {
  const api = fakeApi({ [check]: answer });
  const view = renderInLocale(<BatchFinder />);
  const field = screen.getByRole('textbox', { name: view.t('find.label') });
  if (typed) await view.user.type(field, typed);
  await view.user.click(screen.getByRole('button', { name: view.t('find.submit') }));
  return { ...view, api, field };
}

describe('a batch number', () => {
  test.each(['CA-HAL-2607-303', ' ca hal 2607 303', 'CA-HAL-26O7-303'])(
    'typed as %j opens its report',
    async (typed) => {
      await lookUp(typed);
      expect(navigate).toHaveBeenCalledExactlyOnceWith('/us/en/lab-report/CA-HAL-2607-303', undefined);
    },
  );

  test.each([
    ['', 'find.empty'],
    ['   ', 'find.empty'],
    ['CA-HAL-2607', 'find.invalid'],
    ['<script>', 'find.invalid'],
    ['ABCDEFGHI', 'find.invalid'],
  ] as const)('%j is refused, and the error says what is expected', async (typed, message) => {
    const { api, field, t } = await lookUp(typed);
    expect(field).toHaveAccessibleDescription(expect.stringContaining(t(message)));
    expect(field).toBeInvalid();
    expect(navigate).not.toHaveBeenCalled();
    expect(api.calls).toEqual([]);
  });

  test('the error goes once the text changes', async () => {
    const { field, user } = await lookUp('nope');
    await user.type(field, 'x');
    expect(field).toBeValid();
  });
});

describe('a pod code', () => {
  test('that is genuine names its pod and leads to its report', async () => {
    const { api, t } = await lookUp('abcd-efgh');
    expect(await screen.findByText(t('find.code.genuine'))).toBeVisible();
    expect(api.calls[0]!.body).toEqual({ podKey: 'ABCDEFGH' });
    expect(screen.getByRole('status')).toHaveTextContent(
      t('find.code.text', { product: 'Amber', brand: 'Alder', batch: 'CA-HAL-2607-303' }),
    );
    expect(screen.getByRole('link', { name: t('find.report') })).toHaveAttribute(
      'href',
      '/us/en/lab-report/CA-HAL-2607-303',
    );
  });

  test.each([
    ['invalid_pod_key', 422, 'find.code.unknown.text'],
    ['pod_taken', 409, 'find.code.taken'],
  ] as const)('refused as %s says so and leads to us', async (code, status, message) => {
    const { t } = await lookUp('ABCDEFGH', problem(status, code));
    expect(await screen.findByText(t(message))).toBeVisible();
    expect(screen.getByRole('link', { name: t('find.contact') })).toHaveAttribute('href', '/us/en/support#contact');
  });

  test('can be checked again after a failure', async () => {
    let isOnline = false;
    const { t, user } = await lookUp('ABCDEFGH', () => (isOnline ? checked : offline()));
    expect(await screen.findByText(t('find.code.failed'))).toBeVisible();
    isOnline = true;
    await user.click(screen.getByRole('button', { name: t('app.retry') }));
    expect(await screen.findByText(t('find.code.genuine'))).toBeVisible();
  });
});

describe('scanning', () => {
  const stop = vi.fn<() => void>();
  const getUserMedia = vi.fn<() => Promise<unknown>>();
  const detect = vi.fn<() => Promise<{ rawValue: string }[]>>();

  class BarcodeDetector {
    static getSupportedFormats = () => Promise.resolve(['qr_code', 'code_128']);
    detect = detect;
  }

  beforeEach(() => {
    getUserMedia.mockReset().mockResolvedValue({ getTracks: () => [{ stop }] });
    detect.mockReset();
    stop.mockReset();
    Object.defineProperty(navigator, 'mediaDevices', { value: { getUserMedia }, configurable: true });
    vi.stubGlobal('BarcodeDetector', BarcodeDetector);
    vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  });
  afterEach(() => void Reflect.deleteProperty(navigator, 'mediaDevices'));

  async function scan() {
    const view = renderInLocale(<BatchFinder />);
    await view.user.click(screen.getByRole('button', { name: view.t('find.scan') }));
    return view;
  }

  test('a pack’s code opens its report and turns the camera off', async () => {
    detect.mockResolvedValueOnce([]).mockResolvedValue([{ rawValue: 'https://shop.example/b/CA-HAL-2607-303' }]);
    await scan();
    await waitFor(() =>
      expect(navigate).toHaveBeenCalledExactlyOnceWith('/us/en/lab-report/CA-HAL-2607-303', undefined),
    );
    await waitFor(() => expect(stop).toHaveBeenCalledOnce());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('another code is explained, and scanning goes on until the dialog is closed', async () => {
    detect.mockResolvedValue([{ rawValue: '4006381333931' }]);
    const { t, user } = await scan();
    expect(await screen.findByText(t('scan.foreign'))).toBeVisible();
    await user.click(screen.getByRole('button', { name: t('scan.close') }));
    await waitFor(() => expect(stop).toHaveBeenCalledOnce());
    expect(navigate).not.toHaveBeenCalled();
  });

  test.each([
    ['NotAllowedError', 'scan.denied', 0],
    ['NotFoundError', 'scan.none', 0],
    ['NotReadableError', 'scan.failed', 1],
  ] as const)('a camera that reports %s is explained', async (name, message, retries) => {
    getUserMedia.mockRejectedValue(Object.assign(new Error(name), { name }));
    const { t } = await scan();
    expect(await screen.findByText(t(message))).toBeVisible();
    expect(screen.queryAllByRole('button', { name: t('app.retry') })).toHaveLength(retries);
  });

  test('a browser without a camera says so', async () => {
    Reflect.deleteProperty(navigator, 'mediaDevices');
    const { t } = await scan();
    expect(await screen.findByText(t('scan.none'))).toBeVisible();
  });
});
