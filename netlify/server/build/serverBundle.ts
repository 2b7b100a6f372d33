import { join } from 'node:path';
import { bundleServer } from './bundleServer';
import { runMain } from '../run/runMain';

/** `npm run build:server`: bundles the server into dist/server, for hosts that have Node and no node_modules. */
runMain(async () => {
  const target = join(process.cwd(), 'dist/server');
  const { outputs } = await bundleServer(process.cwd(), target);
  console.log(`${Object.keys(outputs).length} files in ${target}`);
});
