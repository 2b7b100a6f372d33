import { describe, expect, test } from 'vitest';
import { ensureBrowser, type Installer } from './ensureBrowser';
import { findBrowser, type Machine } from './findBrowser';

const machine = (working: string[], more: Partial<Machine> = {}): Machine => ({
  chromePath: undefined,
  onPath: (name) => working.find((path) => path.endsWith(`/${name}`)) ?? null,
  playwrightPath: '/cache/chrome',
  starts: (path) => working.includes(path),
  ...more,
});

describe('the browser that runs the journeys', () => {
  test.each([
    ['the one that CHROME_PATH names', ['/opt/chrome', '/usr/bin/chromium'], '/opt/chrome', '/opt/chrome'],
    [
      "the headless shell before the system's whole Chromium",
      ['/usr/bin/chromium', '/usr/bin/chromium-headless-shell'],
      undefined,
      '/usr/bin/chromium-headless-shell',
    ],
    [
      "the system's Chromium before Playwright's",
      ['/usr/bin/chromium', '/cache/chrome'],
      undefined,
      '/usr/bin/chromium',
    ],
    ['Chromium under its other name', ['/usr/bin/chromium-browser'], undefined, '/usr/bin/chromium-browser'],
    ['Chrome', ['/usr/bin/google-chrome'], undefined, '/usr/bin/google-chrome'],
    ["Playwright's own", ['/cache/chrome'], undefined, '/cache/chrome'],
    ['none', [], undefined, null],
  ])('is %s', (_, working, chromePath, expected) => {
    expect(findBrowser(machine(working, { chromePath }))).toBe(expected);
  });

  test('is not one that exists but does not start', () => {
    const broken = machine(['/cache/chrome'], { onPath: () => '/usr/bin/chromium' });
    expect(findBrowser(broken)).toBe('/cache/chrome');
  });

  test('is an error if CHROME_PATH names something else', () => {
    expect(() => findBrowser(machine(['/usr/bin/chromium'], { chromePath: '/gone' }))).toThrow('CHROME_PATH is /gone');
  });
});

/** Simulates a machine on which the browser exists once a command that contains `cure` has run. */
function sick(cure: string | null, more: Partial<Installer> = {}) {
  const ran: string[] = [];
  const installer: Installer = {
    find: () => (cure && ran.some((line) => line.includes(cure)) ? '/found' : null),
    run: (command) => ran.push(command.join(' ')) > 0,
    hasApt: true,
    isRoot: true,
    hasSudo: false,
    ...more,
  };
  return { installer, ran };
}

const download = 'npx playwright install chromium';
const install = ['apt-get update', 'apt-get install -y --no-install-recommends chromium-headless-shell'];

describe('a missing browser', () => {
  test.each([
    ["comes from Playwright's download", download, {}, [download]],
    ['comes from Debian if the download fails', 'apt-get install', {}, [download, ...install]],
    [
      'comes from Debian through sudo for another user',
      'apt-get install',
      { isRoot: false, hasSudo: true },
      [download, ...install.map((line) => `sudo -n ${line}`)],
    ],
  ])('%s', (_, cure, more, expected) => {
    const { installer, ran } = sick(cure, more);
    expect([ensureBrowser(installer), ran]).toEqual(['/found', expected]);
  });
});
