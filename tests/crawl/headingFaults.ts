import { defaultTreeAdapter as tree, parse, type DefaultTreeAdapterTypes } from 'parse5';

type Element = DefaultTreeAdapterTypes.Element;

function elements(node: DefaultTreeAdapterTypes.ParentNode): Element[] {
  return node.childNodes.flatMap((child) => (tree.isElementNode(child) ? [child, ...elements(child)] : []));
}

const levelOf = ({ tagName }: Element): number => Number(/^h([1-6])$/.exec(tagName)?.[1] ?? 0);

/** Reports skipped levels, a page that does not begin with its main heading, and cards without a heading. */
export function headingFaults(html: string): string[] {
  const all = elements(parse(html));
  // Only the browser renders the console's main element, and the driver's heading comes before it.
  const within = elements(all.find(({ tagName }) => tagName === 'body')!);
  const levels = within.map(levelOf).filter((level) => level > 0);
  const skips = levels.flatMap((level, index) => {
    const before = levels[index - 1] ?? 0;
    return level > before + 1 ? [`h${level} follows ${before === 0 ? 'nothing' : `h${before}`}`] : [];
  });
  const cards = within
    .filter((element) => element.tagName === 'article' && !elements(element).some((inner) => levelOf(inner) > 0))
    .map(() => 'an article without a heading');
  return [...skips, ...cards];
}
