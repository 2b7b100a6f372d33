import type { HTMLAttributes, ReactNode } from 'react';

interface HtmlProps {
  htmlAttributes: HTMLAttributes<HTMLHtmlElement>;
  bodyAttributes: HTMLAttributes<HTMLBodyElement>;
  headComponents: ReactNode;
  preBodyComponents: ReactNode;
  postBodyComponents: ReactNode;
  body: string;
}

/**
 * Replaces Gatsby's default document, whose viewport keeps its height while a phone's keyboard covers half of it. With
 * `resizes-content`, dialogs and viewport units use the space that is left.
 */
export default function Html({ htmlAttributes: { lang, ...attributes }, ...props }: HtmlProps) {
  return (
    <html lang={lang} {...attributes}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1,interactive-widget=resizes-content" />
        {props.headComponents}
      </head>
      <body {...props.bodyAttributes}>
        {props.preBodyComponents}
        <div key="body" id="___gatsby" dangerouslySetInnerHTML={{ __html: props.body }} />
        {props.postBodyComponents}
      </body>
    </html>
  );
}
