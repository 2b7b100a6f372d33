import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { findDrawingFault } from './findDrawingFault';

const open = '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 400 300"';
const drawing = (inner: string, attributes = '') => `${open}${attributes}>\n${inner}\n</svg>`;
const faultOf = (text: string | Uint8Array) => findDrawingFault(typeof text === 'string' ? Buffer.from(text) : text);
const utf16 = (text: string, bytes: number[]) => Buffer.concat([Buffer.from(bytes), Buffer.from(text, 'utf16le')]);
const script = drawing('<script>alert(1)</script>');

test.each([
  ['an empty drawing', drawing('')],
  ['shapes', drawing('<g opacity=".5"><path d="M0 0h1"/><circle r="1" fill="rgb(1, 2, 3)"/></g>')],
  ['transformations', drawing('<g transform="translate(1 2) rotate(3) scale(-1)"/>')],
  [
    'paint of its own',
    drawing('<defs><linearGradient id="a"/></defs><rect fill="url(#a)" style="fill:url( \'#a\' )"/>'),
  ],
  ['a part used again', drawing('<symbol id="a"/><use href="#a"/><use xlink:href="#a"/>')],
  ['a render', drawing('<image href="renders/apart.png"/>')],
  ['an embedded picture', drawing('<image href="data:image/png;base64,iVBORw0KGgo=\n"/>')],
  ['a filter', drawing('<filter id="a"><feGaussianBlur stdDeviation="2"/></filter>')],
  [
    'styles of an exporter',
    drawing('<style>.cls-1{fill:#fff;mix-blend-mode:screen}</style><g class="cls-1" data-name="1"/>'),
  ],
  ['a title with signs', drawing('<title>1 &lt; 2 (sic) onload= javascript:</title>')],
  ['a text about scripts', drawing('<text>&lt;script> @import</text>')],
  ['a comment', drawing('<!-- Generator: a program -->')],
  ['a declaration', `<?xml version="1.0" encoding="utf-8"?>\n${drawing('')}`],
  ['a byte order mark', `\ufeff${drawing('')}`],
  ['elements nested 500 deep', drawing('<g>'.repeat(500) + '</g>'.repeat(500))],
])('%s may be in a drawing', (_, text) => {
  expect(faultOf(text)).toBeNull();
});

const has = (what: string, line = 2) => `expected only what draws: line ${line} has ${what}`;

test.each<[string | Uint8Array, string | RegExp]>([
  [script, has('<script>')],
  [drawing('<SCRIPT>1</SCRIPT>'), has('<SCRIPT>')],
  [drawing('<svg:script xmlns:svg="http://www.w3.org/2000/svg">1</svg:script>'), has('<svg:script>')],
  [drawing('<a:script xmlns:a="http://www.w3.org/2000/svg">1</a:script>'), has('<a:script>')],
  [drawing('<h:script xmlns:h="http://www.w3.org/1999/xhtml">1</h:script>'), has('<h:script>')],
  [drawing('<g xmlns="http://www.w3.org/1999/xhtml"/>'), has('xmlns="http://www.w3.org/1999/xhtml" in <g>')],
  [drawing('<g data-x=">" onload="alert(1)"/>'), has('data-x=">" in <g>')],
  [drawing('<g id=">" onload="alert(1)"/>'), has('onload="alert(1)" in <g>')],
  [drawing('<g data-x=">" onload>'), /^expected XML: line 2: /],
  [drawing('<rect/onload="alert(1)"/>'), /^expected XML: line 2: /],
  [drawing('<rect ONLOAD="1"/>'), has('ONLOAD="1" in <rect>')],
  [drawing('<rect\nonload\n=\n"1"/>'), has('onload="1" in <rect>')],
  [drawing('', ' onload="1"'), has('onload="1" in <svg>', 1)],
  [drawing('<rect onbegin="1"/>'), has('onbegin="1" in <rect>')],
  [drawing('<rect ev:event="load"/>'), has('ev:event="load" in <rect>')],
  [drawing('<a href="javascript:alert(1)"/>'), has('<a>')],
  [drawing('<use href="&#106;avascript:alert(1)"/>'), has('href="javascript:alert(1)" in <use>')],
  [drawing('<use href="&#x6A;avascript&#58;1"/>'), has('href="javascript:1" in <use>')],
  [drawing('<use href="java&Tab;script:1"/>'), /^expected XML: line 2: /],
  [drawing('<use xlink:href=" #a"/>'), has('xlink:href=" #a" in <use>')],
  [drawing('<use href="other.svg#a"/>'), has('href="other.svg#a" in <use>')],
  [drawing('<use href="data:image/svg+xml,&lt;svg/>#a"/>'), has('href="data:image/svg+xml,<svg/>#a" in <use>')],
  [
    drawing('<image href="data:image/svg+xml;base64,PHN2Zy8+"/>'),
    /has href="data:image\/svg\+xml;base64,PHN2Zy8\+" in <image>$/,
  ],
  [drawing('<image href="https://shop.example/a.png"/>'), has('href="https://shop.example/a.png" in <image>')],
  [drawing('<image href="//shop.example/a.png"/>'), has('href="//shop.example/a.png" in <image>')],
  [drawing('<image href="renders/../a.png"/>'), has('href="renders/../a.png" in <image>')],
  [drawing('<image src="a.png"/>'), has('src="a.png" in <image>')],
  [drawing('<feImage href="#a"/>'), has('<feImage>')],
  [drawing('<animate attributeName="href" to="javascript:1"/>'), has('<animate>')],
  [drawing('<set attributeName="onload" to="1"/>'), has('<set>')],
  [drawing('<animateTransform/>'), has('<animateTransform>')],
  [drawing('<foreignObject/>'), has('<foreignObject>')],
  [drawing('<handler type="text/javascript">1</handler>'), has('<handler>')],
  [drawing('<listener/>'), has('<listener>')],
  [drawing('<iframe/>'), has('<iframe>')],
  [drawing('<video/>'), has('<video>')],
  [drawing('<metadata/>'), has('<metadata>')],
  [drawing('<g xml:base="https://shop.example/"/>'), has('xml:base="https://shop.example/" in <g>')],
  [drawing('<style>@import "a.css";</style>'), has('@ in a style')],
  [drawing('<style>@font-face{}</style>'), has('@ in a style')],
  [drawing('<style>a{b:\\75rl(a)}</style>'), has('\\ in a style')],
  [drawing('<style>a{b:url(a)}</style>'), has('url(a) in a style')],
  [drawing('<style>a{b:url(#c)}</style>'), has('url() in <style>')],
  [drawing('<use href="#%61"/>'), has('href="#%61" in <use>')],
  [drawing('<g fill="url(#%61)"/>'), has('url(#%61) in a style in <g>')],
  [drawing('<style>a{b:URL(//c)}</style>'), has('URL() in a style')],
  [drawing('<style>a{b:image-set("c" 1x)}</style>'), has('image-set() in a style')],
  [drawing('<style>&lt;/style>&lt;img src="x" onerror="1"></style>'), has('< in a style')],
  [drawing('<style><g/></style>'), has('an element in <style>')],
  [drawing('<title><style/></title>'), has('an element in <title>')],
  [drawing('<desc><g/></desc>'), has('an element in <desc>')],
  [drawing('<g style="fill:url(https://shop.example)"/>'), has('url(https://shop.example) in a style in <g>')],
  [drawing('<g fill="url(a.svg#b)"/>'), has('url(a.svg#b) in a style in <g>')],
  [drawing('<g fill="url(#a) url(b)"/>'), has('url(b) in a style in <g>')],
  [drawing('<g fill="url("/>'), has('url() in a style in <g>')],
  [drawing('<g style="a:expression(1)"/>'), has('expression() in a style in <g>')],
  [drawing('<![CDATA[<script>1</script>]]>'), has('<![CDATA[')],
  [drawing('<!--><script>1</script>-->'), has('a comment with < or >')],
  [drawing('<?xml-stylesheet href="a.css"?>'), has('an instruction <?…?>')],
  [`<?xml-stylesheet href="a.css"?>\n${drawing('')}`, has('an instruction <?…?>', 1)],
  [`<!DOCTYPE svg [<!ENTITY a "<script/>">]>\n${drawing('&a;')}`, /^expected/],
  [`<!DOCTYPE svg SYSTEM "a.dtd">\n${drawing('')}`, has('<!DOCTYPE>', 1)],
  [drawing('&unknown;'), /^expected XML: line 2: /],
  [`<?xml version="1.0" encoding="UTF-7"?>\n${drawing('')}`, has('encoding="UTF-7"', 1)],
  [`<?xml version="1.0" encoding="UTF-16"?>\n${drawing('')}`, has('encoding="UTF-16"', 1)],
  [utf16(script, [0xff, 0xfe]), 'expected a drawing in UTF-8'],
  [utf16(script, []), /^expected/],
  [Buffer.from([...Buffer.from(open), 0xc0, 0xbc]), 'expected a drawing in UTF-8'],
  [`${drawing('')}<script/>`, /^expected XML: line 3: /],
  [drawing('<g>'), /^expected XML: line 3: /],
  [drawing('\0'), /^expected XML: line 2: /],
  [`<p><svg viewBox="0 0 400 300"/></p>`, 'expected <svg> as the outermost element, got <p>'],
  ['<p>Hello</p>', /^expected an <svg> with viewBox/],
  ['', /^expected an <svg> with viewBox/],
  ['<svg viewBox="0 0 24 24"/>', 'expected a viewBox at least 240 wide, got 24'],
])('a drawing is refused, in words: %s', (text, message) => {
  const fault = faultOf(text);
  if (typeof message === 'string') expect(fault).toBe(message);
  else expect(fault).toMatch(message);
});

test('elements nested too deep are refused', () => {
  expect(faultOf(drawing('<g>'.repeat(200_000) + '</g>'.repeat(200_000)))).toBe(
    'expected elements that are less deeply nested',
  );
});

const levels = (build: (level: number) => string) =>
  Array.from({ length: 30 }, (_, level) => build(level + 1)).join('');
test.each([
  ['uses', levels((at) => `<g id="a${at}"><use href="#a${at - 1}"/><use xlink:href="#a${at - 1}"/></g>`)],
  [
    'patterns',
    levels(
      (at) => `<pattern id="a${at}"><rect fill="url(#a${at - 1})"/><rect style="fill:url('#a${at - 1}')"/></pattern>`,
    ),
  ],
  [
    'uses with a second, harmless part of each id',
    levels((at) => `<g id="a${at}"><use href="#a${at - 1}"/><use href="#a${at - 1}"/></g>`) +
      levels((at) => `<g id="a${at}"/>`),
  ],
  ['a part of itself', '<g id="a30"><use href="#a30"/></g>'],
])('nested references that multiply are refused: %s', (_, inner) => {
  expect(faultOf(drawing(`<rect id="a0"/>${inner}<use href="#a30"/>`))).toMatch(/^expected at most 200000 elements/);
});

test('an inlined drawing has any size, and the same contents', () => {
  expect(findDrawingFault(Buffer.from('<svg viewBox="-1 0 24.5 24"/>'), true)).toBeNull();
  expect(findDrawingFault(Buffer.from('<svg onload="1"/>'), true)).toBe(has('onload="1" in <svg>', 1));
});

test('every committed drawing may stay', () => {
  const faults = readdirSync('content/pictures')
    .filter((name) => name.endsWith('.svg'))
    .flatMap((name) => findDrawingFault(readFileSync(`content/pictures/${name}`), name === 'mark.svg') ?? []);
  expect(faults).toEqual([]);
});
