import { spawn } from 'node:child_process';
import { globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { getErrorMessage } from '../../netlify/platform/getErrorMessage';
import { installPackage } from '../config/machine/installPackage';

/** The files to mutate for each part, which that part's tests must cover. */
const mutated: Record<string, string[]> = {
  domain: [
    ...['delivery/deliverySlots', 'delivery/deliverySchedule', 'time/zonedTime'].map((name) => `src/domain/${name}.ts`),
    'src/domain/cart/*.ts',
    'src/domain/order/*.ts',
  ],
  orders: ['netlify/services/orders/**/*.ts', '!netlify/services/orders/updates/**'],
  codes: [
    'accounts/codes/accountCodes',
    'accounts/codes/loginCodes',
    'accounts/codes/countGuess',
    'accounts/codes/proofOfWork',
    'accounts/codes/smsBudget',
    'accounts/codes/sendCode',
    'accounts/signIn/sendLoginCode',
    'accounts/signIn/login',
    'people/codeHash',
  ]
    .map((name) => `netlify/services/${name}.ts`)
    .concat('netlify/platform/limitRules.ts'),
};
/** Static mutants run at load time, so each would rerun all of the part's tests and databases. */
const extraOptions: Record<string, string[]> = {
  domain: [],
  orders: ['--ignoreStatic'],
  codes: ['--ignoreStatic'],
};
const folder = fileURLToPath(new URL('.', import.meta.url));
const stryker = join(folder, 'node_modules/@stryker-mutator/core/bin/stryker.js');

/** Mutates one part in a copy of the project that shares its node_modules, and returns Stryker's exit code. */
function runPart(part: string, files: string[]): Promise<number> {
  const copy = mkdtempSync(join(tmpdir(), 'mutation-'));
  const mutate = (files.length ? files : [...mutated[part]!, '!**/*.test.ts']).join(',');
  const options = ['--tempDirName', copy, '--mutate', mutate, '--logLevel', 'warn', ...extraOptions[part]!];
  const child = spawn(process.execPath, [stryker, 'run', 'tests/mutation/stryker.config.json', ...options], {
    stdio: 'inherit',
    env: { ...process.env, MUTATION_PART: part, NO_COLOR: '1' },
  });
  return new Promise((done) => {
    child.on('close', (code) => {
      rmSync(copy, { recursive: true, force: true });
      done(code ?? 1);
    });
  });
}

/**
 * `npm run test:mutation -- [domain|orders|codes] [file…]`: runs mutation testing and fails if too few mutants are
 * killed.
 */
async function main(): Promise<void> {
  const [asked, ...files] = process.argv.slice(2);
  if (asked && !mutated[asked]) throw new Error(`Expected one of ${Object.keys(mutated).join(', ')}.`);
  const unknown = Object.values(mutated)
    .flat()
    .filter((pattern) => !pattern.startsWith('!') && globSync(pattern).length === 0);
  if (unknown.length > 0) throw new Error(`Expected files at ${unknown.join(', ')}.`);
  installPackage(folder);
  for (const part of asked ? [asked] : Object.keys(mutated)) {
    console.log(`\n== ${part}`);
    process.exitCode = (await runPart(part, files)) || process.exitCode;
  }
}

main().catch((error: unknown) => {
  console.error(getErrorMessage(error));
  process.exitCode = 1;
});
