import { resolveConfig } from '@netlify/config';

/** `node readConfig.mjs <root>`: prints netlify.toml as Netlify itself parses it. */
const [cwd] = process.argv.slice(2);
const { config } = await resolveConfig({
  config: `${cwd}/netlify.toml`,
  cwd,
  offline: true,
  mode: 'cli',
  context: 'production',
});
console.log(JSON.stringify(config));
