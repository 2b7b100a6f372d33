import { html } from 'hono/html';
import { isProblem, type ResponseObject, type ApiDocument, type Call } from '../apiDocument/openApiTypes';
import { curlCommand, exampleResponse } from './curlCommand';
import { parameterTable, prose, schemaTable } from './schemaTable';

export const operationAnchor = ({ operation }: Call) => `op-${operation.operationId}`;

function bodyPart({ operation }: Call) {
  const body = operation.requestBody;
  if (!body) return '';
  return Object.entries(body.content).map(
    ([type, { schema }]) =>
      html`<h4>Body</h4>
        <p><code>${type}</code>${body.required === false ? ', optional' : ''}</p>
        ${schemaTable(`Body of ${operation.operationId}`, schema)}`,
  );
}

function responsePart(status: string, { description, content = {} }: ResponseObject, label: string) {
  const [entry] = Object.entries(content);
  return html`<h4>Response ${status}</h4>
    <p>${prose(description)}${entry ? html` · <code>${entry[0]}</code>` : ''}</p>
    ${entry ? schemaTable(`Response ${status} of ${label}`, entry[1].schema) : ''}`;
}

const errorPart = ([status, { description, content = {} }]: [string, ResponseObject]) => {
  const codes = Object.keys(content['application/problem+json']?.examples ?? {});
  return html`<tr>
    <td>${status}</td>
    <td>${prose(description)}</td>
    <td>
      ${codes.map((code, index) => html`${index ? ', ' : ''}<a href="#problem-${code}"><code>${code}</code></a>`)}
    </td>
  </tr>`;
};

const errorsPart = (errors: [string, ResponseObject][], label: string) =>
  html`<h4>Errors</h4>
    <div class="scroll" tabindex="0" role="region" aria-label="Errors of ${label}">
      <table>
        <thead>
          <tr>
            <th scope="col">Status</th>
            <th scope="col">Meaning</th>
            <th scope="col">Codes</th>
          </tr>
        </thead>
        <tbody>
          ${errors.map(errorPart)}
        </tbody>
      </table>
    </div>`;

export function operationSection(call: Call, document: ApiDocument, isIncoming = true) {
  const { method, path, operation } = call;
  const responses = Object.entries(operation.responses);
  const errors = responses.filter(([status]) => isProblem(status));
  const example = isIncoming ? exampleResponse(call) : null;
  const id = operation.operationId;
  return html`<section id="${operationAnchor(call)}">
    <h3>
      <span class="method ${method}">${method}</span> <a href="#${operationAnchor(call)}"><code>${path}</code></a>
    </h3>
    <p>
      ${prose(operation.summary)}.${operation.security?.length ? html` <span class="note">Requires a token.</span>` : ''}
    </p>
    ${operation.description ? html`<p>${prose(operation.description)}</p>` : ''}
    ${
      operation.parameters?.length
        ? html`<h4>Parameters</h4>
            ${parameterTable(`Parameters of ${id}`, operation.parameters)}`
        : ''
    }
    ${bodyPart(call)}
    ${
      isIncoming
        ? html`<h4>Example</h4>
            <pre tabindex="0"><code>${curlCommand(call, document)}</code></pre>`
        : ''
    }
    ${responses.filter(([status]) => !isProblem(status)).map(([status, response]) => responsePart(status, response, id))}
    ${
      example
        ? html`<details>
            <summary>Example response</summary>
            <pre tabindex="0"><code>${example}</code></pre>
          </details>`
        : ''
    }
    ${errors.length ? errorsPart(errors, id) : ''}
  </section>`;
}
