import { expect, test } from 'vitest';
import { startWriter, type BuiltPage } from './startScripts';

const withChunks = (chunks: string) =>
  `<html><head><title>A</title></head><body><p>A</p><script>window.___chunkMapping=${JSON.stringify(chunks)};</script><script src="/old-1.js" async></script><script src="/old-2.js" async=""></script></body></html>`;
const html = withChunks('{}');
const page = (path: string, rest: Partial<BuiltPage> = {}): BuiltPage => ({
  path,
  componentChunkName: 'component---src-templates-home-tsx',
  localeId: 'en-US',
  routeId: 'home',
  ...rest,
});
const group = (...names: string[]) => ({ assets: names.map((name) => ({ name })) });
const stats = {
  namedChunkGroups: {
    app: group('runtime-6.js', 'app-7.js', 'app-7.js.map'),
    'component---src-templates-home-tsx': group('shared-9.js', '7-1.js', '7-1.js.map'),
    'messages-en-first-ts': group('messages-en-first-2.js'),
    'messages-en-account-ts': group('messages-en-account-5.js'),
    'messages-en-CA-product-ts': group('messages-en-ca-3.js'),
    'messages-fr-first-ts': group('messages-fr-first-4.js'),
    'messages-fr-pages-ts': group('messages-fr-pages-8.js'),
  },
};
const start = (bare: string, built: BuiltPage) => startWriter(stats, 'start()')(bare, built);
const started = (written: string) => {
  const [tag, ...more] = written.match(/<script [^>]*>/g) ?? [];
  expect(more, 'one script starts all others').toEqual([]);
  const listed = (name: string) => new RegExp(`data-${name}="([^"]*)"`).exec(tag!)![1]!.split(' ');
  return { scripts: listed('scripts'), data: listed('data'), chunks: listed('chunks') };
};

test.each([
  ['/us/en', 'en-US', '/page-data/us/en/page-data.json', ['/messages-en-first-2.js']],
  ['/ca/en', 'en-CA', '/page-data/ca/en/page-data.json', ['/messages-en-first-2.js']],
  ['/ca/fr/shop', 'fr-CA', '/page-data/ca/fr/shop/page-data.json', ['/messages-fr-first-4.js']],
  ['/', undefined, '/page-data/index/page-data.json', ['/messages-en-first-2.js']],
  ['/404.html', 'en-US', '/page-data/404.html/page-data.json', ['/messages-en-first-2.js']],
] as const)('%s requests everything for its first render at once', (path, localeId, data, words) => {
  const written = start(html, page(path, { localeId }));
  expect(started(written)).toEqual({
    scripts: ['/runtime-6.js', '/app-7.js'],
    data: [data, '/page-data/app-data.json'],
    chunks: ['/shared-9.js', '/7-1.js', ...words],
  });
  expect(written).toMatch(/<p>A<\/p><script>[^<]*<\/script><script data-scripts=.*<\/script><\/body>/s);
});

test('a further page of a list requests the data of its address, and has the list’s path for the router', () => {
  const written = start(html, page('/us/en/shop/pods/page/12'));
  expect(started(written).data[0]).toBe('/page-data/us/en/shop/pods/page-data.json?page=12');
  expect(written).toContain('data-page="/us/en/shop/pods"');
});

test('a page lists the own script of each template, whatever Gatsby wrote there', () => {
  const written = start(withChunks('{"app":["/app-7.js"],"component---src-templates-home-tsx":[]}'), page('/us/en'));
  const [, text] = /___chunkMapping=("(?:[^"\\]|\\.)*");/.exec(written)!;
  expect(JSON.parse(JSON.parse(text!) as string)).toEqual({ 'component---src-templates-home-tsx': ['/7-1.js'] });
  expect(start(written, page('/us/en')), 'a second run changes nothing').toBe(written);
});

test('a page whose first render shows a second message group requests that too', () => {
  const written = start(html, page('/us/en/sign-in', { routeId: 'signIn' }));
  expect(started(written).chunks).toContain('/messages-en-account-5.js');
});

test('the start script is the same text on every page, so that a policy can list one hash', () => {
  const pages = [page('/us/en'), page('/ca/fr', { localeId: 'fr-CA' })];
  const texts = pages.map((each) => /<script data-scripts[^>]*>([^]*?)<\/script>/.exec(start(html, each))![1]);
  expect(texts[0]).toBe(texts[1]);
  expect(texts[0]).not.toContain('messages');
});

test('the start script sets the path that Gatsby writes in a script of its own, so that all pages have the same scripts', () => {
  const gatsbys = `<script id="gatsby-script-loader">/*<![CDATA[*/window.pagePath="/us/en";/*]]>*/</script>`;
  const written = start(html.replace('<script src="/old-1.js"', `${gatsbys}$&`), page('/us/en'));
  expect(written).not.toContain('gatsby-script-loader');
  expect(written).toContain(' data-page="/us/en">');
});

test('S2-01 a 404 page of any language tells Gatsby to keep the address', () => {
  const written = start(html, page('/ca/fr/404', { localeId: 'fr-CA', routeId: 'notFound' }));
  expect(written).toContain(' data-page="/404.html">');
  expect(started(written).data[0]).toBe('/page-data/ca/fr/404/page-data.json');
});

test('a second run changes nothing', () => {
  const first = start(html, page('/us/en'));
  expect(start(first, page('/us/en'))).toBe(first);
});

test('in a file of an earlier build, this build’s chunks replace the old ones', () => {
  const first = start(html, page('/us/en'));
  const again = start(first, page('/us/en', { componentChunkName: 'messages-en-CA-product-ts' }));
  expect(started(again).chunks).toEqual(['/messages-en-ca-3.js', '/messages-en-first-2.js']);
});

test('without the site’s scripts the build fails and says what was expected', () => {
  const write = startWriter({ namedChunkGroups: {} }, 'start()');
  expect(() => write(html, page('/us/en'))).toThrow('expected the chunk group "app"');
});

test('without the messages of a page the build fails too', () => {
  expect(() => start(html, page('/us/en/support', { routeId: 'support' }))).toThrow(
    'expected the chunk group "messages-en-pages-ts"',
  );
});

test('a page without chunk names makes the build fail', () => {
  expect(() => start('<html><body></body></html>', page('/us/en'))).toThrow('Expected the chunk names');
});
