import { html } from 'hono/html';
import type { Parameter, JsonSchema } from '../apiDocument/openApiTypes';
import { schemaRows, type SchemaRow } from './schemaRows';

type Part = ReturnType<typeof html>;

export const schemaAnchor = (name: string) => `schema-${name}`;

export const prose = (text: string) =>
  text.split('`').map((part, index) => (index % 2 ? html`<code>${part}</code>` : part));

const typeCell = ({ component, type }: SchemaRow) =>
  component ? html`<a href="#${schemaAnchor(component)}">${type}</a>` : html`<code>${type}</code>`;

const meaning = ({ description, limits }: SchemaRow) => {
  const text = limits.length ? description.replace(/\.$/, '') : description;
  return html`${prose(text)}${text && limits.length ? '; ' : ''}${limits.join(', ')}`;
};

const row = (each: SchemaRow) =>
  html`<tr>
    <td><code>${each.path}</code>${each.isRequired ? '' : html` <span class="note">optional</span>`}</td>
    <td>${typeCell(each)}</td>
    <td>${meaning(each)}</td>
  </tr>`;

const table = (label: string, rows: unknown[]) =>
  html`<div class="scroll" tabindex="0" role="region" aria-label="${label}">
    <table>
      <thead>
        <tr>
          <th scope="col">Name</th>
          <th scope="col">Type</th>
          <th scope="col">Meaning</th>
        </tr>
      </thead>
      <tbody>
        ${rows}
      </tbody>
    </table>
  </div>`;

export function schemaTable(label: string, schema: JsonSchema): Part | Part[] {
  const { self, inside } = schemaRows(schema);
  const choices = schema.oneOf ?? schema.anyOf;
  if (choices)
    return choices.flatMap((choice, index) => schemaTable(`${label}, form ${index + 1} of ${choices.length}`, choice));
  return inside.length ? table(label, inside.map(row)) : html`<p>${typeCell(self)} ${meaning(self)}</p>`;
}

export const parameterTable = (label: string, parameters: Parameter[]) =>
  table(
    label,
    parameters.map((parameter) => {
      const { name, required = false, deprecated, description = '', schema } = parameter;
      const { self } = schemaRows(deprecated ? { ...schema, deprecated } : schema);
      const where = parameter.in === 'query' ? '' : html` <span class="note">in the ${parameter.in}</span>`;
      const described = { ...self, description };
      return html`<tr>
        <td><code>${name}</code>${where}${required ? '' : html` <span class="note">optional</span>`}</td>
        <td>${typeCell(described)}</td>
        <td>${meaning(described)}</td>
      </tr>`;
    }),
  );
