import { exampleValues, isProblem, type ApiDocument, type Call } from '../apiDocument/openApiTypes';
import { createExample } from '../apiDocument/createExample';

const quoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`;

const words = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** A curl command for the call, built from the document's examples. Values only the reader has are shell variables such as `$TOKEN`. */
export function curlCommand({ method, path, operation }: Call, { servers, components }: ApiDocument): string {
  const getExampleValue = ({ example, schema }: NonNullable<typeof operation.parameters>[number]) =>
    words(example ?? createExample(schema, { schemas: components.schemas, includesOptional: false }));
  const parameters = operation.parameters ?? [];
  const filled = parameters
    .filter((each) => each.in === 'path')
    .reduce((text, each) => text.replace(`{${each.name}}`, encodeURIComponent(getExampleValue(each))), path);
  const query = parameters.filter((each) => each.in === 'query' && (each.required || each.example !== undefined));
  const search = new URLSearchParams(
    query.map((each): [string, string] => [each.name, getExampleValue(each)]),
  ).toString();
  const headers = parameters
    .filter((each) => each.in === 'header' && each.required)
    .map((each) => `${each.name}: ${getExampleValue(each)}`);
  const content = operation.requestBody?.content ?? {};
  const json = content['application/json'];
  const lines = [
    `curl ${method === 'GET' ? '' : `-X ${method} `}${quoted(`${servers[0]?.url ?? ''}${filled}${search && `?${search}`}`)}`,
    ...(operation.security?.length ? ['-H "Authorization: Bearer $TOKEN"'] : []),
    ...headers.map((header) => `-H ${quoted(header)}`),
    ...(json ? ["-H 'Content-Type: application/json'", `-d ${quoted(JSON.stringify(exampleValues(json)[0]))}`] : []),
    ...(content['multipart/form-data'] ? ['-F file=@photo.jpg'] : []),
  ];
  return lines.join(' \\\n  ');
}

export function exampleResponse({ operation }: Call): string | null {
  const [, response] = Object.entries(operation.responses).find(([status]) => !isProblem(status)) ?? [];
  const json = response?.content?.['application/json'];
  return json ? JSON.stringify(exampleValues(json)[0], null, 2) : null;
}
