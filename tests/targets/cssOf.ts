import { parse, type Root } from 'postcss';
import ts from 'typescript';

/**
 * The text that replaces an interpolation: an at-rule where a declaration or a rule may start, since it can be
 * either, and a word elsewhere.
 */
function textOf(node: ts.TemplateLiteral): string {
  if (ts.isNoSubstitutionTemplateLiteral(node)) return node.text;
  let text = node.head.text;
  for (const { literal } of node.templateSpans) {
    const isStart = /(?:^|[;{}]|\*\/)\s*$/.test(text);
    const isOpen = /^\s*(?:\n|$)/.test(literal.text);
    text += (isStart ? '@part' : 'part') + (isStart && isOpen ? ';' : '') + literal.text;
  }
  return text;
}

const isStyled = (tag: string) => /^(?:styled\b|css$|keyframes$|createGlobalStyle$)/.test(tag);
/** True for a string that is a style sheet or declarations. */
const isSheet = (text: string) =>
  (/[\w)\]*]\s*\{[\s\w-]+:[^{}]+\}/.test(text) || /^\s*\n(?: +[a-z-]+: [^;{}]+;\n)+\s*$/.test(text)) &&
  !/=>|\bfunction\b|\breturn\b/.test(text);

/** The style sheets in a file's code: those of styled components, and those in strings. */
export function cssOf(path: string, code: string): Root[] {
  const file = ts.createSourceFile(path, code, ts.ScriptTarget.Latest, true);
  const roots: Root[] = [];
  const read = (text: string, node: ts.Node) => {
    const { line } = file.getLineAndCharacterOfPosition(node.getStart());
    try {
      roots.push(parse(text, { from: `${path}:${line + 1}` }));
    } catch (error) {
      throw new Error(`${path}:${line + 1} is not valid CSS: ${(error as Error).message}`, { cause: error });
    }
  };
  const visit = (node: ts.Node): void => {
    if (ts.isTaggedTemplateExpression(node) && isStyled(node.tag.getText())) {
      read(textOf(node.template), node);
      return ts.forEachChild(node.template, visit);
    }
    if (ts.isTemplateLiteral(node) || ts.isStringLiteral(node)) {
      const text = ts.isStringLiteral(node) ? node.text : textOf(node);
      if (isSheet(text)) read(text, node);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return roots;
}
