import { productPath } from '../../domain/catalogue/cataloguePaths';
import type { LinkTarget } from '../../domain/editorial/pageSchema';

type IsHidden = (path: string) => boolean;
type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Finds the path of a link, menu item or tile. */
function pathOf(value: Fields): string | null {
  const { path, hyperlink, target } = value;
  if (typeof path === 'string') return path;
  if (typeof hyperlink === 'string') return hyperlink.startsWith('/') ? hyperlink : null;
  return isFields(target) ? targetPath(target as LinkTarget) : null;
}

const targetPath = (target: LinkTarget): string | null =>
  'path' in target ? target.path : 'product' in target ? productPath(target.product) : null;

const leadsNowhere = (value: unknown, isHidden: IsHidden): boolean => {
  if (!isFields(value)) return false;
  const path = pathOf(value) ?? ('product' in value ? targetPath(value as LinkTarget) : null);
  return path !== null && isHidden(path);
};

/** Replaces links to hidden pages with their words. */
const replaceLinks = (text: string, isHidden: IsHidden): string =>
  text.replace(/<a ([^<>]*)>((?:(?!<a ).)*?)<\/a>/g, (link, attributes: string, words: string) => {
    const path = /href="(\/[^"]*)"/.exec(attributes)?.[1];
    return path !== undefined && isHidden(path) ? words : link;
  });

/** Removes list items, `link` fields and links in texts, whose words stay. */
export function dropLinks(value: unknown, isHidden: IsHidden): unknown {
  if (typeof value === 'string') return replaceLinks(value, isHidden);
  if (Array.isArray(value))
    return value.filter((each) => !leadsNowhere(each, isHidden)).map((each) => dropLinks(each, isHidden));
  if (!isFields(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key, child]) => key !== 'link' || !leadsNowhere(child, isHidden))
      .map(([key, child]) => [key, dropLinks(child, isHidden)]),
  );
}
