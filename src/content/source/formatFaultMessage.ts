import type { core } from 'zod';

const longest = 60;

function formatValue(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (value === '') return 'an empty string';
  if (Array.isArray(value)) return value.length ? 'a list' : 'an empty list';
  if (typeof value === 'object' && value !== null) return 'an object';
  const text = String(value);
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
}

const kindOf = (value: unknown): string => {
  if (typeof value === 'string') return `the text ${value ? `"${formatValue(value)}"` : '""'}`;
  return typeof value === 'number' || typeof value === 'boolean' ? `${typeof value} ${value}` : formatValue(value);
};

const kinds: Record<string, string> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
};

const formats: Record<string, string> = {
  date: 'a date such as 2026-05-07, build-40d or next-12-25',
  datetime: 'a time such as 2026-05-07T16:00:00Z',
  url: 'an address such as https://site.example',
  email: 'an email address',
};

/** Descriptions of patterns without a message of their own. */
const patterns: Record<string, string> = {
  '^[a-z0-9]+(-[a-z0-9]+)*$': 'lower-case letters and digits joined by single dashes',
  '^[A-Z0-9]+(-[A-Z0-9]+)*$': 'capital letters and digits joined by single dashes',
  '^#[0-9a-f]{6}$': 'a color such as #1a2b3c, in lowercase',
};

const choice = (options: readonly unknown[]): string =>
  options.length === 1 ? String(options[0]) : `one of ${options.join(', ')}`;

const entries = (count: number | bigint): string => `${count} ${Number(count) === 1 ? 'entry' : 'entries'}`;

function bound(issue: core.$ZodIssueTooSmall | core.$ZodIssueTooBig): string {
  const isSmall = issue.code === 'too_small';
  const limit = isSmall ? issue.minimum : issue.maximum;
  if (issue.origin === 'string' && isSmall && limit === 1) return 'some text';
  const side = issue.exact ? 'exactly' : isSmall ? 'at least' : 'at most';
  if (issue.origin === 'string') return `${side} ${limit} characters`;
  if (issue.origin === 'array') return `${side} ${entries(limit)}`;
  return issue.inclusive ? `${side} ${limit}` : `a number ${isSmall ? 'above' : 'below'} ${limit}`;
}

function format(issue: core.$ZodIssueInvalidStringFormat): string {
  const source = issue.pattern?.replace(/^\/|\/[a-z]*$/g, '') ?? '';
  return formats[issue.format] ?? patterns[source] ?? (source ? `a text that fits ${source}` : issue.format);
}

const isUnknownIn = (issues: core.$ZodIssue[], key: string): boolean =>
  issues.some((issue) => issue.code === 'unrecognized_keys' && issue.keys.includes(key));

/** The fields that distinguish a union's members: those that some require, and given ones that only some have. */
function fieldsOfMembers(errors: core.$ZodIssue[][], value: object): string[] {
  const knownFields = Object.keys(value).filter((key) => errors.some((issues) => !isUnknownIn(issues, key)));
  const missed = errors.flatMap((issues) =>
    issues.flatMap(({ path: [key] }) => (typeof key === 'string' ? [key] : [])),
  );
  return [...new Set([...knownFields, ...missed])];
}

function union({ errors, ...issue }: core.$ZodIssueInvalidUnion, value: unknown): string {
  const { options } = issue as { options?: unknown };
  if (Array.isArray(options)) return choice(options);
  if (typeof value === 'object' && value !== null) return `exactly one of ${fieldsOfMembers(errors, value).join(', ')}`;
  return [...new Set(errors.map(([first]) => expectation(first!, value)))].join(' or ');
}

/** A schema's own message takes precedence. */
function expectation(issue: core.$ZodIssue, value: unknown): string {
  if (issue.message?.startsWith('expected ')) return issue.message.slice('expected '.length);
  switch (issue.code) {
    case 'invalid_type':
      return kinds[issue.expected] ?? issue.expected;
    case 'invalid_value':
      return choice(issue.values);
    case 'too_small':
    case 'too_big':
      return bound(issue);
    case 'invalid_format':
      return format(issue);
    case 'not_multiple_of':
      return `a multiple of ${issue.divisor}`;
    case 'invalid_union':
      return union(issue, value);
    default:
      return issue.message;
  }
}

/** 'expected a number, got the text "1 g"'. */
export function formatFaultMessage(issue: core.$ZodIssue, value: unknown): string {
  if (issue.code === 'custom') return issue.message;
  const expected = `expected ${expectation(issue, value)}`;
  if (value === undefined) return `${expected}, but the field is missing`;
  if (issue.code === 'invalid_union' && typeof value === 'object' && value !== null)
    return `${expected}, got ${Object.keys(value).join(' and ') || 'none'}`;
  return `${expected}, got ${issue.code === 'invalid_type' ? kindOf(value) : formatValue(value)}`;
}
