interface TitledPage {
  words: { title: string };
  shell: { name: string };
  product?: object;
}

/** 'Support · Lumapod'. Product titles name the brand instead. */
export const pageTitle = ({ words: { title }, shell: { name }, product }: TitledPage): string =>
  product || title.includes(name) ? title : `${title} · ${name}`;
