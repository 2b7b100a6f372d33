import { XmlElement } from '@rgrove/parse-xml';

const part = /url\(\s*["']?#([^\s"'()]+)/g;

const referencedIds = ({ attributes }: XmlElement): string[] =>
  Object.entries(attributes).flatMap(([name, value]) =>
    /(?:^|:)href$/.test(name) && value.startsWith('#')
      ? [value.slice(1)]
      : [...value.matchAll(part)].map(([, id]) => id!),
  );

/** In the order of the document. */
function* elementsIn(root: XmlElement): Generator<XmlElement> {
  const waiting = [root];
  for (let element = waiting.pop(); element; element = waiting.pop()) {
    yield element;
    for (const child of element.children.toReversed()) if (child instanceof XmlElement) waiting.push(child);
  }
}

/** Returns how many elements are drawn: each reference draws its target again. Infinity if one leads back to itself. */
export function countDrawnElements(root: XmlElement): number {
  const byId = new Map<string, XmlElement>();
  for (const element of elementsIn(root)) {
    const { id } = element.attributes;
    // Of two elements with one id, the first counts.
    if (id !== undefined && !byId.has(id)) byId.set(id, element);
  }
  const counts = new Map<XmlElement, number>();
  const count = (element: XmlElement): number => {
    const known = counts.get(element);
    if (known !== undefined) return known;
    counts.set(element, Infinity);
    const targets = referencedIds(element).flatMap((id) => byId.get(id) ?? []);
    const inner = element.children.filter((child) => child instanceof XmlElement);
    const total = [...inner, ...targets].reduce((sum, each) => sum + count(each), 1);
    counts.set(element, total);
    return total;
  };
  return count(root);
}
