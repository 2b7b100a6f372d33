/** The shop's colors and type in a simple layout: previews show words and their order, not the exact page. */
export const previewStyle = `
  body { margin: 0; padding: 32px; background: #fbfaf7; color: #1d2027; font: 17px/1.55 'Instrument Sans', system-ui, sans-serif; }
  article { max-width: 44rem; margin: 0 auto 3rem; padding-top: 1rem; border-top: 1px solid #d9d5cc; }
  h1 { margin: .2em 0; font-size: 2.4rem; line-height: 1.1; letter-spacing: -.03em; }
  h2 { margin: 2rem 0 .4rem; font-size: 1.4rem; letter-spacing: -.02em; }
  h3 { margin: 1.2rem 0 .2rem; font-size: 1.05rem; }
  p { margin: .5rem 0; }
  img { display: block; max-width: 100%; max-height: 22rem; margin: 1rem 0; border-radius: 12px; }
  dl { display: grid; grid-template-columns: repeat(auto-fill, minmax(12rem, 1fr)); gap: .8rem 1.5rem; margin: 1.5rem 0; }
  dt { color: #6b6a66; font-size: .85rem; }
  dd { margin: 0; }
  .language, .eyebrow { color: #6b6a66; font-size: .85rem; }
  .lead { font-size: 1.2rem; }
  .pictures { display: flex; gap: 1rem; overflow-x: auto; }
`;
