import type { SpanStart } from '../platform/tracing/spans';

/** Statements have placeholders for values. A few have constants of the code in quotes, which are left out all the same. */
const withoutTexts = (text: string): string => text.replaceAll(/'(?:[^']|'')*'/g, '?');

const writing = /\b(insert|delete|(?<!\b(?:for|key) )update)\s+(?:into\s+|from\s+)?"?(\w+)/i;
const reading = /^(\w+)(?:[^]*?\bfrom\s+"?(\w+))?/i;

/** Names a statement by its verb and table, such as `insert orders`. */
export function statementSpan(statement: string): SpanStart {
  const text = withoutTexts(statement).trim();
  const [, verb = 'statement', table] = writing.exec(text) ?? reading.exec(text) ?? [];
  return {
    name: [verb.toLowerCase(), table].filter(Boolean).join(' '),
    kind: 'client',
    attributes: { 'db.system.name': 'postgresql', 'db.query.text': text },
  };
}
