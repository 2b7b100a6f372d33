import ts from 'typescript';

interface Comment {
  line: number;
  text: string;
}

interface Texts {
  comments: Comment[];
  /** The code's identifiers, and words in strings that are not prose, such as settings and columns. */
  words: string[];
}

type Text = ts.LiteralLikeNode | ts.JsxText;

const isText = (node: ts.Node): node is Text =>
  ts.isStringLiteralLike(node) ||
  ts.isTemplateHead(node) ||
  ts.isTemplateMiddleOrTemplateTail(node) ||
  ts.isRegularExpressionLiteral(node) ||
  ts.isJsxText(node);

/** Titles and messages are prose, which may contain any word. Templates are mostly styles and SQL. */
const isProse = (node: Text) => ts.isJsxText(node) || (ts.isStringLiteral(node) && /\s/.test(node.text));

const wordsIn = (text: string): string[] => text.match(/[\w$]+/g) ?? [];

function namesInText(node: Text): string[] {
  if (ts.isRegularExpressionLiteral(node)) return wordsIn(node.text.replace(/\\./g, ' '));
  return isProse(node) ? wordsIn(node.text).filter((word) => /^[_$]/.test(word)) : wordsIn(node.text);
}

/** Two slashes in a string, such as those of a URL, begin no comment. */
export function readSource(name: string, source: string): Texts {
  const file = ts.createSourceFile(name, source, ts.ScriptTarget.Latest);
  const texts: Text[] = [];
  const visit = (node: ts.Node): void => {
    if (isText(node)) texts.push(node);
    else ts.forEachChild(node, visit);
  };
  visit(file);
  let withoutTexts = '';
  let end = 0;
  for (const node of texts) {
    const start = node.getStart(file);
    withoutTexts += source.slice(end, start) + source.slice(start, node.end).replace(/./g, ' ');
    end = node.end;
  }
  withoutTexts += source.slice(end);
  const comments: Comment[] = [];
  const code = withoutTexts.replace(/\/\*[^]*?\*\/|\/\/.*/g, (text, at: number) => {
    comments.push({ line: file.getLineAndCharacterOfPosition(at).line + 1, text });
    return ' ';
  });
  return { comments, words: [...wordsIn(code), ...texts.flatMap(namesInText)] };
}

/** Matches a name in backticks, also as a call, with its object, or as a tag. */
const reference = /^[@#.<]?[A-Za-z_$][\w$]*(?:\.[A-Za-z_$][\w$]*)*(?:\(\))?>?$/;
/** Matches names in camel, Pascal and upper case. A value in single quotes is an example, not a name. */
const compound =
  /(?<!['\w])(?:[a-z]+[a-z\d]*[A-Z]\w*|[A-Z](?=\w*[a-z])[a-z\d]+(?:[A-Z][a-z\d]*)+|[A-Z][A-Z\d]*(?:_[A-Z\d]+)+)\b/g;

/** The identifiers that a comment names: simple ones in backticks, and compound ones anywhere but in a URL. */
export function findNames(comment: string): string[] {
  const references = [...comment.matchAll(/`([^`\n]+)`/g)]
    .map(([, quoted]) => quoted!)
    .filter((quoted) => reference.test(quoted))
    .flatMap(wordsIn);
  const prose = comment.replace(/`[^`]*`|https?:\S+|webpack\w+:/g, ' ');
  return [...new Set([...references, ...(prose.match(compound) ?? [])])];
}
