import { resolve } from 'node:path';
import { expect } from '@playwright/test';
import { buildSync } from 'esbuild';
import { screens, type Driver } from './driver';
import type { InPage } from './inPage';
import { emptyPath, type Relay } from './relay';
import type { Found, Target } from './target';

/** Milliseconds. A busy machine takes half a minute to hydrate a page. */
const patient = 60_000;
const marked = '[data-journey]';

let script: string | undefined;
/** The bundled script that finds elements by role and name, for evaluation in the page. */
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

/** A shopper on the site, in any browser. */
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

  /** Retries until the attempt succeeds. Calls to a page fail while it navigates. */
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

  /** Waits until the page is hydrated. Leaving it earlier would cancel its scripts. */
  comesToLife(): Promise<void> {
    return this.holds("document.querySelector('html:not([data-dehydrated]) main') !== null");
  }

  /** Waits until an expression is true in the page. */
  async holds(expression: string): Promise<void> {
    await this.#until(expression, async () => expect(await this.driver.evaluate<boolean>(expression)).toBe(true));
  }

  async misses(target: Target): Promise<void> {
    await this.#until(`the page no longer shows ${describeTarget(target)}`, async () =>
      expect((await this.find(target)).count).toBe(0),
    );
  }

  /** Acts on an element once it is present, enabled and reachable. */
  async #act(what: string, target: Target, act: () => Promise<void>): Promise<void> {
    await this.#until(`${what} ${describeTarget(target)}`, async () => {
      const found = await this.find(target);
      expect(found.count).toBeGreaterThan(Math.max(target.at ?? 0, 0));
      expect(found.isDisabled, 'it is disabled').toBe(false);
      expect(found.isInReach, 'it is neither moving nor covered').toBe(true);
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

  /** Clicks, and waits until the URL changes. */
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

  /** Stores values in local storage for all pages opened afterwards. */
  async remembers(values: Record<string, unknown>): Promise<void> {
    await this.open(emptyPath);
    for (const [key, value] of Object.entries(values)) {
      const text = typeof value === 'string' ? value : JSON.stringify(value);
      await this.driver.evaluate(`localStorage.setItem(${JSON.stringify(key)}, ${JSON.stringify(text)})`);
    }
  }

  /** Describes the parts of an open dialog that cannot be seen or reached. */
  faultsOf(dialog: Target): Promise<string[]> {
    return this.#call('clipping', dialog);
  }

  /** Checks that nothing in the dialog is clipped, on a desktop and a phone: its body fits its content, or scrolls. */
  async seesWhole(dialog: Target, on: readonly (keyof typeof screens)[] = ['desktop', 'phone']): Promise<void> {
    for (const name of on) {
      await this.driver.resize(screens[name]);
      await this.sees(dialog);
      await this.#until(`nothing of ${describeTarget(dialog)} is clipped on a ${name}`, async () =>
        expect(await this.faultsOf(dialog)).toEqual([]),
      );
    }
  }

  /** Checks that the dialog reaches the top, right and bottom of the window. */
  async seesAtEdge(dialog: Target): Promise<void> {
    await this.#until(`${describeTarget(dialog)} reaches the edges`, async () =>
      expect(await this.#call('gaps', dialog)).toEqual([0, 0, 0]),
    );
  }
}
