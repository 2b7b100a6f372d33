import {
  parseXml,
  XmlCdata,
  XmlComment,
  XmlDeclaration,
  XmlDocumentType,
  XmlElement,
  XmlError,
  XmlText,
  type XmlDocument,
  type XmlNode,
} from '@rgrove/parse-xml';
import {
  drawingElements,
  svgNamespaces,
  referenceAttributes,
  styleAttributes,
  styleFunctions,
  textAttributes,
  textElements,
} from './drawingRules';
import { countDrawnElements } from './countDrawnElements';
import { readDrawingSize, minPictureWidth } from './drawingSize';
import { lineAndColumn } from '../files/jsonTree';

/** Excludes percent-encoding such as `%61`, which browsers decode in a reference but these checks do not. */
const ownPart = /^#[^\s"'()\\%]+$/;
const picture = /^(?:renders\/[a-z0-9.-]+\.(?:png|jpg)|data:image\/(?:png|jpeg|webp);base64,[A-Za-z0-9+/=\s]*)$/;

const shorten = (text: string): string => (text.length > 60 ? `${text.slice(0, 60)}…` : text);

/** A regular expression would take quadratic time for a long name without a parenthesis. */
function nameBefore(text: string, end: number): string {
  let start = end;
  while (start > 0 && /[\w-]/.test(text[start - 1]!)) start -= 1;
  return text.slice(start, end);
}

const withoutQuotes = (text: string): string => text.trim().replace(/^(["'])(.*)\1$/, '$2');

/** Backslashes could hide a function's name, and rules with @ load fonts and other styles. */
function findStyleFault(style: string): string | null {
  const [sign] = /[@\\<]/.exec(style) ?? [];
  if (sign) return `${sign} in a style`;
  for (let open = style.indexOf('('); open >= 0; open = style.indexOf('(', open + 1)) {
    const name = nameBefore(style, open);
    if (name === '' || styleFunctions.has(name)) continue;
    if (name !== 'url') return `${shorten(name)}() in a style`;
    const argument = style.slice(open + 1, (style.indexOf(')', open) + 1 || style.length + 1) - 1);
    if (!ownPart.test(withoutQuotes(argument))) return `url(${shorten(argument)}) in a style`;
  }
  return null;
}

function findReferenceFault(element: string, name: string, value: string): string | null {
  const isAllowed = ownPart.test(value) || (element === 'image' && picture.test(value));
  return isAllowed ? null : `${name}="${shorten(value)}"`;
}

function findAttributeFault(element: string, name: string, value: string): string | null {
  if (Object.hasOwn(svgNamespaces, name)) return svgNamespaces[name] === value ? null : `${name}="${shorten(value)}"`;
  if (referenceAttributes.has(name)) return findReferenceFault(element, name, value);
  if (textAttributes.has(name)) return null;
  return styleAttributes.has(name) ? findStyleFault(value) : `${name}="${shorten(value)}"`;
}

function findElementFault(element: XmlElement): string | null {
  const { name, attributes, children } = element;
  if (!drawingElements.has(name)) return `<${name}>`;
  for (const [attribute, value] of Object.entries(attributes)) {
    const fault = findAttributeFault(name, attribute, value);
    if (fault) return `${fault} in <${name}>`;
  }
  if (textElements.has(name) && children.some(({ type }) => type === 'element')) return `an element in <${name}>`;
  if (name !== 'style') return null;
  const fault = findStyleFault(element.text);
  // A CSS rule applies to any number of elements, so the drawn references could not be counted.
  return fault ?? (element.text.includes('url(') ? 'url() in <style>' : null);
}

function findNodeFault(node: XmlNode): string | null {
  if (node instanceof XmlElement) return findElementFault(node);
  if (node instanceof XmlText && !(node instanceof XmlCdata)) return null;
  // Pages inline drawings, and HTML ends some comments earlier than XML.
  if (node instanceof XmlComment) return /[<>]/.test(node.content) ? 'a comment with < or >' : null;
  if (node instanceof XmlDeclaration)
    return /^utf-8$/i.test(node.encoding ?? 'utf-8') ? null : `encoding="${node.encoding}"`;
  if (node instanceof XmlDocumentType) return '<!DOCTYPE>';
  return node instanceof XmlCdata ? '<![CDATA[' : 'an instruction <?…?>';
}

/** Not recursive, because elements can be nested as deep as a file is long. */
function findForbidden(document: XmlDocument): { what: string; at: number } | null {
  const waiting: XmlNode[] = [...document.children].reverse();
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    const what = findNodeFault(node);
    if (what) return { what, at: node.start };
    const children = node instanceof XmlElement ? node.children : [];
    for (let index = children.length - 1; index >= 0; index -= 1) waiting.push(children[index]!);
  }
  return null;
}

/** References within references multiply: thirty levels would keep a browser busy for hours. */
const maxDrawn = 200_000;

const options = {
  includeOffsets: true,
  preserveCdata: true,
  preserveComments: true,
  preserveDocumentType: true,
  preserveXmlDeclaration: true,
};

function findContentFault(svg: string): string | null {
  try {
    const document = parseXml(svg, options);
    if (document.root?.name !== 'svg') return `expected <svg> as the outermost element, got <${document.root?.name}>`;
    const found = findForbidden(document);
    if (found) return `expected only what draws: line ${lineAndColumn(svg, found.at).line} has ${found.what}`;
    if (countDrawnElements(document.root) <= maxDrawn) return null;
    return `expected at most ${maxDrawn} elements, with those that references draw again and none that lead back`;
  } catch (error) {
    if (error instanceof XmlError) return `expected XML: line ${error.line}: ${error.message.split('\n', 1)[0]}`;
    if (error instanceof RangeError) return 'expected elements that are less deeply nested';
    throw error;
  }
}

function decodeUtf8(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

function findSizeFault(svg: string): string | null {
  const box = readDrawingSize(svg);
  if (!box) return 'expected an <svg> with viewBox="0 0 <width> <height>" in whole numbers';
  if (box.width >= minPictureWidth) return null;
  return `expected a viewBox at least ${minPictureWidth} wide, got ${box.width}`;
}

/**
 * A drawing may contain only what the lists allow, because pages inline some and the host serves others as files. The
 * inlined ones are not rendered, so they have any size.
 */
export function findDrawingFault(bytes: Uint8Array, isInlined = false): string | null {
  const svg = decodeUtf8(bytes);
  if (svg === null) return 'expected a drawing in UTF-8';
  return (isInlined ? null : findSizeFault(svg)) ?? findContentFault(svg);
}
