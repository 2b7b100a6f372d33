import { join } from 'node:path';
import { bundleFunctions } from './bundleFunctions';
import { runMain } from './runLocal';

/** `npm run build:functions`: the deployed functions, where netlify.toml looks for them. */
runMain(async () => {
  const target = join(process.cwd(), 'dist/functions');
  const { outputs } = await bundleFunctions(process.cwd(), target, process.env.CONTENT_DIR);
  console.log(`${Object.keys(outputs).length} functions in ${target}`);
});
