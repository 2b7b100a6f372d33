import { join } from 'node:path';
import { bundleFunctions } from './bundleFunctions';
import { runMain } from '../run/runMain';

runMain(async () => {
  const target = join(process.cwd(), 'dist/functions');
  const { outputs } = await bundleFunctions(process.cwd(), target);
  console.log(`${Object.keys(outputs).length} functions in ${target}`);
});
