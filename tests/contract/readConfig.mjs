import { resolveConfig } from '@netlify/config';

/** `node readConfig.mjs <root>`: netlify.toml as Netlify itself reads it. */
const [cwd] = process.argv.slice(2);
const { config } = await resolveConfig({
  config: `${cwd}/netlify.toml`,
  cwd,
  offline: true,
  mode: 'cli',
  context: 'production',
});
console.log(JSON.stringify(config));
