import { runMain } from './run/runMain';
import { startServer } from './run/startServer';

runMain(async () => {
  await startServer({ root: process.cwd(), env: process.env });
});
