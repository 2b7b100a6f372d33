import { join } from 'node:path';
import { contentDir } from '../../src/content/files/contentDir';
import { adminHandler } from './admin/adminHandler';
import { buildEditor, spawnGatsby } from './build/gatsbyProcess';
import { removeStamp } from './build/buildStamp';
import { forwardRequest, forwardUpgrades } from './site/developProxy';
import { checkPort, listen } from './http/listen';
import { isServerPath, serverHandler } from './http/serverHandler';
import { serverSettings, openServer } from './run/openServer';
import { handlerParts } from './run/handlerParts';
import { closeOnSignal } from './run/closeOnSignal';
import { startupText } from './run/startupText';
import { runMain } from './run/runMain';
import { serveSite } from './site/serveSite';

/** `npm run dev`: proxies Gatsby's development server behind the API, so that both share one origin as in production. */
runMain(async () => {
  const root = process.cwd();
  const settings = serverSettings(process.env);
  const { host, port } = settings;
  const develop = { host: '127.0.0.1', port: port + 1 };
  await checkPort(host, port);
  await checkPort(develop.host, develop.port);
  const closeLater = closeOnSignal();
  const content = contentDir(root);
  const opened = await openServer(settings, content);
  closeLater(opened.close);
  await buildEditor(root);
  const handler = serverHandler({
    ...handlerParts(opened),
    // Only the editor's files are served from public/.
    site: await serveSite(join(root, 'public'), join(root, 'netlify.toml')),
    admin: opened.gate
      ? adminHandler({ root: content, dataDir: settings.dataDir, isLive: true, rebuilder: null })
      : null,
  });
  const listening = await listen({
    host,
    port,
    handler,
    handleEarly: (incoming, outgoing) => {
      const isOurs = isServerPath((incoming.url ?? '/').split('?', 1)[0]!);
      if (!isOurs) forwardRequest(develop, incoming, outgoing);
      return !isOurs;
    },
  });
  closeLater(listening.close);
  forwardUpgrades(listening.server, develop);
  // Gatsby's development server overwrites public/, so the next start must rebuild.
  removeStamp(root);
  const gatsby = spawnGatsby(root, ['develop', '--host', develop.host, '--port', String(develop.port)], {
    NODE_ENV: 'development',
  });
  gatsby.once('exit', (code) => process.exit(code ?? 1));
  console.log(startupText(listening, opened));
  console.log(`  Gatsby prints its own port ${develop.port} below; open the address above, which has the API too.\n`);
});
