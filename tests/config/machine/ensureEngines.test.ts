import { expect, test } from 'vitest';
import { engineAdvice, ensureEngine, type EngineInstaller } from './ensureEngines';

/** Simulates a machine on which WebKit starts once a command that contains `cure` has run. */
function machine(cure: string | null, more: Partial<EngineInstaller> = {}) {
  const ran: string[] = [];
  const installer: EngineInstaller = {
    find: async () => (cure !== null && ran.join('\n').includes(cure) ? 'WebKit 60' : null),
    run: (command) => ran.push(command.join(' ')) > 0,
    hasApt: true,
    isRoot: true,
    hasSudo: false,
    ...more,
  };
  return { installer, ran };
}

const download = 'npx playwright install webkit';
const install = 'apt-get install -y --no-install-recommends webkit2gtk-driver xvfb';

test.each([
  ['nothing is installed if it exists', '', []],
  ["Playwright's build comes first", download, [download]],
  ["Debian's packages come if that does not start", install, [download, 'apt-get update', install]],
])('%s', async (_, cure, commands) => {
  const { installer, ran } = machine(cure);
  expect(await ensureEngine('webkit', installer)).toBe('WebKit 60');
  expect(ran).toEqual(commands);
});

test('without root, uses sudo without a password prompt', async () => {
  const { installer, ran } = machine(install, { isRoot: false, hasSudo: true });
  expect(await ensureEngine('webkit', installer)).toBe('WebKit 60');
  expect(ran).toContain(`sudo -n ${install}`);
});

test('names an engine that neither source has, with what to do', async () => {
  const { installer, ran } = machine(null, { hasApt: false });
  expect(await ensureEngine('webkit', installer)).toBeNull();
  expect(ran).toEqual([download]);
  expect(engineAdvice('webkit')).toContain('WEBKIT WAS NOT FOUND');
  expect(engineAdvice('firefox')).toContain('apt-get install firefox-esr');
});
