interface TitledPage {
  words: { title: string };
  shell: { name: string };
  product?: object;
}

/** 'Support · Lumapod'. Product titles already contain the brand. */
export const pageTitle = ({ words: { title }, shell: { name }, product }: TitledPage): string =>
  product || title.includes(name) ? title : `${title} · ${name}`;
