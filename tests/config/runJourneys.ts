import { spawnSync } from 'node:child_process';
import { missingTools } from './preflight';
import { datedJourneys } from './steps';

/**
 * `npm run journeys` runs all journeys without retries, `journeys:core` those of `npm test`, and `journeys:dated` those
 * about times, which start at JOURNEYS_AT. Passes arguments on to Playwright.
 */
function main() {
  const missing = missingTools(['browser']);
  if (missing.length > 0) {
    console.error(missing.join('\n'));
    process.exitCode = 1;
    return;
  }
  const [first = '', ...rest] = process.argv.slice(2);
  const args = first === 'core' ? rest : first === 'dated' ? [...datedJourneys, ...rest] : process.argv.slice(2);
  const env = { ...process.env, ...(first === 'core' && { JOURNEYS: 'core' }) };
  process.exitCode = spawnSync('npx', ['playwright', 'test', ...args], { stdio: 'inherit', env }).status ?? 1;
}

main();
