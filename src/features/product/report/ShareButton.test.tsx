import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { buildBatch, buildPod } from '../../../../tests/fixtures/builders/buildShop';
import { renderInLocale } from '../../../../tests/fixtures/renderInLocale';
import { useToasts } from '../../../state/notifications/toasts';
import { createChoice } from '../offer/choice';
import { ShareButton } from './ShareButton';

const path = '/us/en/shop/pods/california-amber';
const address = `https://site.test${path}`;
/** The host of the current page, because the canonical host is wrong on a preview or a local server. */
const here = window.location.origin + path;

function renderShareButton() {
  const product = buildPod({}, [{}, { id: 'amber-500mg', batches: [buildBatch({ batchId: 'H-1' })] }]);
  const choice = createChoice(product);
  choice.setState({ variantId: 'amber-500mg', batchId: 'H-1' });
  return renderInLocale(<ShareButton {...{ product, choice, address }} />);
}

afterEach(() => void Reflect.deleteProperty(navigator, 'share'));

test('the device’s share sheet gets the link on this host, with size and batch', async () => {
  const share = vi.fn<() => Promise<void>>().mockResolvedValue();
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  const { t, user } = renderShareButton();
  await user.click(screen.getByRole('button', { name: t('product.share') }));
  expect(share).toHaveBeenCalledExactlyOnceWith({
    title: 'Amber',
    url: `${here}?variant=amber-500mg&batch=H-1`,
  });
  expect(useToasts.getState().toasts).toEqual([]);
});

test.each([
  [true, 'success', 'product.linkCopied'],
  [false, 'error', 'product.linkFailed'],
] as const)('without a share sheet the link is copied, and the result (%s) is shown', async (works, variant, key) => {
  const { t, user } = renderShareButton();
  const write = vi.spyOn(navigator.clipboard, 'writeText');
  if (works) write.mockResolvedValue();
  else write.mockRejectedValue(new Error('refused'));
  await user.click(screen.getByRole('button', { name: t('product.copyLink') }));
  expect(write).toHaveBeenCalledExactlyOnceWith(`${here}?variant=amber-500mg&batch=H-1`);
  expect(useToasts.getState().toasts).toEqual([expect.objectContaining({ variant, message: t(key) })]);
});
