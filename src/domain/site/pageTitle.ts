interface TitledPage {
  words: { title: string };
  shell: { name: string };
  /** Set on a product's page, whose title names the brand instead of the site. */
  product?: object;
}

/** The title of a page's tab and search result: 'Support · Lumapod'. A name stands in it only once. */
export const pageTitle = ({ words: { title }, shell: { name }, product }: TitledPage): string =>
  product || title.includes(name) ? title : `${title} · ${name}`;
