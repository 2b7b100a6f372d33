import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeFullScreen, fakeScreen, removeFakes } from '../../../tests/fixtures/light/fakeScreen';
import { enterFullScreen } from './fullScreen';

let element: HTMLElement;
beforeEach(() => {
  element = document.body.appendChild(document.createElement('div'));
});
afterEach(() => {
  element.remove();
  removeFakes();
});
const settled = () => new Promise((resolve) => setTimeout(resolve));

test('S2-66 fills the screen until it ends, which does not count as leaving', async () => {
  const [browser, onExit] = [fakeFullScreen(), vi.fn()];
  const end = enterFullScreen(element, onExit);
  await settled();
  expect(browser.filled()).toBe(element);
  end();
  await settled();
  expect(browser.filled()).toBeNull();
  expect(onExit).not.toHaveBeenCalled();
});

test('S2-66 reports when the shopper leaves it', async () => {
  const [browser, onExit] = [fakeFullScreen(), vi.fn()];
  const end = enterFullScreen(element, onExit);
  await settled();
  browser.leave();
  expect(onExit).toHaveBeenCalledOnce();
  end();
  expect(browser.exitFullscreen).not.toHaveBeenCalled();
});

test('S2-66 does not count as leaving if the browser ended it while the page was hidden, or right after', async () => {
  const [browser, screen] = [fakeFullScreen(), fakeScreen()];
  for (const isVisibleAgain of [false, true]) {
    const onExit = vi.fn();
    const end = enterFullScreen(element, onExit);
    await settled();
    screen.setHidden(true);
    if (isVisibleAgain) screen.setHidden(false);
    browser.leave();
    expect(onExit).not.toHaveBeenCalled();
    end();
  }
});

test('S2-66 works without support or permission for full screen', async () => {
  const onExit = vi.fn();
  enterFullScreen(element, onExit)();
  fakeFullScreen().requestFullscreen.mockRejectedValue(new TypeError('Permissions check failed'));
  const end = enterFullScreen(element, onExit);
  await settled();
  end();
  expect(onExit).not.toHaveBeenCalled();
});
