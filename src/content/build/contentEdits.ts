import type { ServerResponse } from 'node:http';
import type { CreateDevServerArgs } from 'gatsby';
import { contentEditsPath } from '../../domain/site/contentEditsPath';

/** Notifies pages open under `gatsby develop` of content edits, by server-sent events. */
export class ContentEdits {
  private readonly responses = new Set<ServerResponse>();

  serve(app: CreateDevServerArgs['app']): void {
    app.get(contentEditsPath, (_request: unknown, response: ServerResponse) => {
      // Without `no-transform`, Gatsby's compression would hold the events back.
      response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-cache, no-transform' });
      response.flushHeaders();
      this.responses.add(response);
      response.on('close', () => this.responses.delete(response));
    });
  }

  announce(): void {
    for (const response of this.responses) response.write('data: edited\n\n');
  }
}
