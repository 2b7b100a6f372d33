export const maxViewed = 8;

/** Stores one more than is shown, because a product's own page omits itself. */
export const addViewed = (slugs: readonly string[], slug: string): readonly string[] =>
  slugs[0] === slug ? slugs : [slug, ...slugs.filter((other) => other !== slug)].slice(0, maxViewed + 1);

export const recentlyViewed = (slugs: readonly string[], currentSlug: string | null): readonly string[] =>
  slugs.filter((slug) => slug !== currentSlug).slice(0, maxViewed);
