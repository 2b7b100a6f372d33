import { resolve } from 'node:path';
import { expect } from '@playwright/test';
import { buildSync } from 'esbuild';
import { screens, type Driver } from './driver';
import type { InPage } from './inPage';
import { emptyPath, type Relay } from './relay';
import type { Found, Target } from './target';

/** A busy machine takes half a minute to bring a page to life. */
const patient = 60_000;
const marked = '[data-journey]';

let script: string | undefined;
/** What finds parts of the page by role and name, as text for the page. */
const inPageScript = () =>
  (script ??= buildSync({
    entryPoints: [resolve('tests/engines/support/inPage.ts')],
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    define: { 'process.env.NODE_ENV': '"production"', 'process.env': '{}' },
  }).outputFiles[0]!.text);

const describeTarget = ({ role, name, within }: Target): string =>
  `${role} ${name ?? ''}${within ? ` in ${describeTarget(within)}` : ''}`;

/** One shopper at the site, in whichever browser. */
export class Shopper {
  constructor(
    readonly driver: Driver,
    readonly relay: Relay,
  ) {}

  async #call<Name extends keyof InPage>(name: Name, target: Target): Promise<ReturnType<InPage[Name]>> {
    const call = `window.journey.${name}(${JSON.stringify(target)})`;
    const isThere = await this.driver.evaluate<boolean>('"journey" in window');
    if (!isThere) await this.driver.evaluate(`(() => { ${inPageScript()}; return true })()`);
    return this.driver.evaluate(call);
  }

  /** Tries until it is done; a page on its way to another answers nothing. */
  async #until(what: string, attempt: () => Promise<void>, timeout = patient): Promise<void> {
    await expect(attempt, what).toPass({ timeout, intervals: [50, 100, 200, 400] });
  }

  async open(path: string): Promise<void> {
    await this.driver.open(this.relay.origin + path);
  }

  async path(): Promise<string> {
    return (await this.driver.evaluate<string>('location.href')).slice(this.relay.origin.length);
  }

  async stands(path: RegExp): Promise<void> {
    await this.#until(`the address is ${path}`, async () => expect(await this.path()).toMatch(path));
  }

  find(target: Target): Promise<Found> {
    return this.#call('find', target);
  }

  async sees(target: Target, timeout?: number): Promise<Found> {
    let found: Found | undefined;
    const look = async () => {
      found = await this.find(target);
      expect(found.count).toBeGreaterThan(Math.max(target.at ?? 0, 0));
    };
    await this.#until(`the page shows ${describeTarget(target)}`, look, timeout);
    return found!;
  }

  /** The page answers to presses, and not its HTML alone. One that is left before has its scripts refused. */
  comesToLife(): Promise<void> {
    return this.holds('window.early?.isAlive === true');
  }

  /** An expression is true in the page, now or soon. */
  async holds(expression: string): Promise<void> {
    await this.#until(expression, async () => expect(await this.driver.evaluate<boolean>(expression)).toBe(true));
  }

  async misses(target: Target): Promise<void> {
    await this.#until(`the page no longer shows ${describeTarget(target)}`, async () =>
      expect((await this.find(target)).count).toBe(0),
    );
  }

  /** Does something with a part of the page once it is there and open to it. */
  async #act(what: string, target: Target, act: () => Promise<void>): Promise<void> {
    await this.#until(`${what} ${describeTarget(target)}`, async () => {
      const found = await this.find(target);
      expect(found.count).toBeGreaterThan(Math.max(target.at ?? 0, 0));
      expect(found.isDisabled, 'it is disabled').toBe(false);
      expect(found.isInReach, 'it stands still and nothing is over it').toBe(true);
      await act();
    });
  }

  clicks(target: Target): Promise<void> {
    return this.#act('clicks', target, () => this.driver.click(marked));
  }

  async checks(target: Target): Promise<void> {
    await this.clicks(target);
    await this.#until(`${describeTarget(target)} is checked`, async () =>
      expect((await this.find(target)).isChecked).toBe(true),
    );
  }

  types(target: Target, text: string): Promise<void> {
    return this.#act('types into', target, () => this.driver.type(marked, text));
  }

  /** Clicks, and the address is another one. */
  async leavesBy(target: Target): Promise<void> {
    const before = await this.path();
    await this.clicks(target);
    await this.#until(`the address is no longer ${before}`, async () => expect(await this.path()).not.toBe(before));
  }

  async uploads(selector: string, path: string): Promise<void> {
    await this.#until(`uploads to ${selector}`, () => this.driver.upload(selector, path));
  }

  chooses(target: Target, value: string): Promise<void> {
    return this.#act('chooses from', target, () => this.driver.choose(marked, value));
  }

  /** Every page opened after this finds these values in local storage. */
  async remembers(values: Record<string, unknown>): Promise<void> {
    await this.open(emptyPath);
    for (const [key, value] of Object.entries(values)) {
      const text = typeof value === 'string' ? value : JSON.stringify(value);
      await this.driver.evaluate(`localStorage.setItem(${JSON.stringify(key)}, ${JSON.stringify(text)})`);
    }
  }

  /** What of an open dialog cannot be seen or reached. */
  faultsOf(dialog: Target): Promise<string[]> {
    return this.#call('clipping', dialog);
  }

  /** The dialog's fields, buttons and words can all be seen on a desktop and on a phone: its body is as high as its content, or scrolls. */
  async seesWhole(dialog: Target, on: readonly (keyof typeof screens)[] = ['desktop', 'phone']): Promise<void> {
    for (const name of on) {
      await this.driver.resize(screens[name]);
      await this.sees(dialog);
      await this.#until(`nothing of ${describeTarget(dialog)} is clipped on a ${name}`, async () =>
        expect(await this.faultsOf(dialog)).toEqual([]),
      );
    }
  }

  /** The dialog reaches the top, right and bottom of the window. */
  async seesAtEdge(dialog: Target): Promise<void> {
    await this.#until(`${describeTarget(dialog)} reaches the edges`, async () =>
      expect(await this.#call('gaps', dialog)).toEqual([0, 0, 0]),
    );
  }
}
