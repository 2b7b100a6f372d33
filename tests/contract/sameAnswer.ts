/** Headers that matter to a visitor, a cache or a program. The runtimes add others of their own. */
const compared = [
  'access-control-allow-headers',
  'access-control-allow-methods',
  'access-control-allow-origin',
  'allow',
  'cache-control',
  'content-security-policy',
  'content-type',
  'location',
  'referrer-policy',
  'www-authenticate',
  'x-content-type-options',
  'x-frame-options',
];

export interface Asked {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

export interface Compared {
  status: number;
  headers: Record<string, string>;
  body: unknown;
}

/** Values that differ from run to run. */
const idForms: [RegExp, string][] = [
  [/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g, '<uuid>'],
  [/"appToken":"[^"]+"/g, '"appToken":"<token>"'],
  [/"deviceToken":"[^"]+"/g, '"deviceToken":"<token>"'],
  [/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z/g, '<time>'],
  [/\b(local|netlify)@mail\.example/g, '<mail>'],
];
const withoutIds = (text: string) => idForms.reduce((left, [form, name]) => left.replaceAll(form, name), text);

/** A response in comparable form: redirects without the host, JSON without ids. */
export async function askFor(
  origin: string,
  path: string,
  { method = 'GET', headers, body }: Asked = {},
): Promise<Compared> {
  const answer = await fetch(origin + path, { method, headers, body, redirect: 'manual' });
  const text = withoutIds(await answer.text());
  const shown = compared.flatMap((name): [string, string][] => {
    const value = answer.headers.get(name);
    if (value === null) return [];
    return [[name, name === 'location' ? value.replace(origin, '') : value.toLowerCase().replaceAll('; ', ';')]];
  });
  const isJson = /json/.test(answer.headers.get('content-type') ?? '');
  return { status: answer.status, headers: Object.fromEntries(shown), body: isJson ? JSON.parse(text) : text };
}
