import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeFullScreen, fakeScreen, forgetFakes } from '../../../tests/fixtures/fakeScreen';
import { fillScreen } from './fullScreen';

let element: HTMLElement;
beforeEach(() => {
  element = document.body.appendChild(document.createElement('div'));
});
afterEach(() => {
  element.remove();
  forgetFakes();
});
const settled = () => new Promise((resolve) => setTimeout(resolve));

test('S2-66 fills the screen until it is over, which is no leaving', async () => {
  const [browser, left] = [fakeFullScreen(), vi.fn()];
  const end = fillScreen(element, left);
  await settled();
  expect(browser.filled()).toBe(element);
  end();
  await settled();
  expect(browser.filled()).toBeNull();
  expect(left).not.toHaveBeenCalled();
});

test('S2-66 tells when the shopper leaves it', async () => {
  const [browser, left] = [fakeFullScreen(), vi.fn()];
  const end = fillScreen(element, left);
  await settled();
  browser.leave();
  expect(left).toHaveBeenCalledOnce();
  end();
  expect(browser.exitFullscreen).not.toHaveBeenCalled();
});

test('S2-66 that the browser ended it while the page was hidden, or right after, is no leaving', async () => {
  const [browser, screen] = [fakeFullScreen(), fakeScreen()];
  for (const comesBack of [false, true]) {
    const left = vi.fn();
    const end = fillScreen(element, left);
    await settled();
    screen.setHidden(true);
    if (comesBack) screen.setHidden(false);
    browser.leave();
    expect(left).not.toHaveBeenCalled();
    end();
  }
});

test('S2-66 a browser that lacks it or refuses is left in peace', async () => {
  const left = vi.fn();
  fillScreen(element, left)();
  fakeFullScreen().requestFullscreen.mockRejectedValue(new TypeError('Permissions check failed'));
  const end = fillScreen(element, left);
  await settled();
  end();
  expect(left).not.toHaveBeenCalled();
});
