import { html, raw } from 'hono/html';
import { listCalls, type ApiDocument, type Call } from '../apiDocument/openApiTypes';
import { headerSign } from '../http/brandStyle';
import { guide, guideLinks } from './guide';
import { operationAnchor, operationSection } from './operationSection';
import { prose, schemaAnchor, schemaTable } from './schemaTable';
import { pageStyle } from './style';

interface Group {
  name: string;
  description: string;
  calls: Call[];
}

/** Orders groups by their first call, the best order to read them in. The document sorts tags by name. */
function groupCalls({ tags, paths }: ApiDocument): Group[] {
  const calls = listCalls(paths);
  const names = new Set(calls.flatMap(({ operation }) => operation.tags));
  return [...names].map((name) => ({
    name,
    description: tags.find((tag) => tag.name === name)?.description ?? '',
    calls: calls.filter(({ operation }) => operation.tags.includes(name)),
  }));
}

const groupAnchor = (name: string) => `tag-${name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}`;

const operationLink = (call: Call) =>
  html`<li>
    <a href="#${operationAnchor(call)}"
      ><span class="method ${call.method}">${call.method}</span> ${prose(call.operation.summary)}</a
    >
  </li>`;

const contents = (groups: Group[], webhooks: Call[]) =>
  html`<nav aria-label="Contents">
    <details>
      <summary>Contents</summary>
      <ul>
        ${guideLinks.map(([id, label]) => html`<li><a href="#${id}">${label}</a></li>`)}
      </ul>
      ${groups.map(
        ({ name, calls }) =>
          html`<h2>${name}</h2>
            <ul>
              ${calls.map(operationLink)}
            </ul>`,
      )}
      <h2>Messages to dispensaries</h2>
      <ul>
        ${webhooks.map(operationLink)}
      </ul>
      <h2><a href="#schemas">Schemas</a></h2>
    </details>
  </nav>`;

const groupSection = (group: Group, document: ApiDocument) =>
  html`<section id="${groupAnchor(group.name)}">
    <h2>${group.name}</h2>
    ${group.description ? html`<p>${group.description}</p>` : ''}
    ${group.calls.map((call) => operationSection(call, document))}
  </section>`;

const schemaSections = ({ components }: ApiDocument) =>
  html`<section id="schemas">
    <h2>Schemas</h2>
    ${Object.entries(components.schemas).map(
      ([name, schema]) =>
        html`<section id="${schemaAnchor(name)}">
          <h3><a href="#${schemaAnchor(name)}">${name}</a></h3>
          ${schemaTable(name, schema)}
        </section>`,
    )}
  </section>`;

/** Renders the document as one self-contained page without scripts. Each call has an anchor (`#op-placeOrder`). */
export function apiPage(document: ApiDocument) {
  const groups = groupCalls(document).filter(({ calls }) => calls.length);
  const webhooks = listCalls(document.webhooks);
  const { title, description } = document.info;
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        ${raw(`<style>${pageStyle}</style>`)}
      </head>
      <body>
        <header>
          ${headerSign}
          <b>${title}</b>
        </header>
        <div class="layout">
          ${contents(groups, webhooks)}
          <main>
            <h1>${title}</h1>
            <p>${prose(description)} An OpenAPI version is at <a href="/v1/openapi.json">/v1/openapi.json</a>.</p>
            ${guide(document)} ${groups.map((group) => groupSection(group, document))}
            <section id="messages">
              <h2>Messages to dispensaries</h2>
              ${webhooks.map((call) => operationSection(call, document, false))}
            </section>
            ${schemaSections(document)}
          </main>
        </div>
      </body>
    </html>`;
}
