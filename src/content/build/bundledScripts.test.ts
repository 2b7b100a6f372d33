import { expect, test } from 'vitest';
import { ScriptRecorder, lazyScripts, selectScripts, type BundledScripts } from './bundledScripts';

type Compilation = Parameters<Parameters<Parameters<ScriptRecorder['apply']>[0]['hooks']['afterEmit']['tap']>[1]>[0];

function bundle(root: string): Compilation {
  const shared = { files: ['12-aaaaaaaa.js'] };
  const [cart, map] = [{}, {}];
  const modules = new Map<object, { resource?: string; rootModule?: { resource: string } }>([
    [cart, { rootModule: { resource: `${root}/src/app/ConnectedCartPanel.tsx?export=default` } }],
    [map, { resource: `${root}/src/features/GoogleStoreMap.tsx`.replaceAll('/', '\\') }],
  ]);
  return {
    chunkGroups: [
      {
        name: 'app',
        chunks: [{ files: ['runtime-0.js'] }, { files: ['app-99999999.js', 'app.css'] }],
        blocksIterable: [],
      },
      { name: 'draft-preview', chunks: [{ files: ['draft-preview.js'] }], blocksIterable: [] },
      { chunks: [shared, { files: ['34-bbbbbbbb.js'] }], blocksIterable: [{ dependencies: [cart] }] },
      { chunks: [shared, { files: ['56-cccccccc.js'] }], blocksIterable: [{ dependencies: [map] }] },
      { chunks: [{ files: ['78-dddddddd.js'] }], blocksIterable: [{ dependencies: [cart] }] },
    ],
    moduleGraph: { getModule: (dependency) => modules.get(dependency) ?? null },
  };
}

function record(root: string): BundledScripts {
  const recorder = new ScriptRecorder(root);
  recorder.apply({ hooks: { afterEmit: { tap: (_, callback) => callback(bundle(root)) } } });
  return recorder.scripts;
}

test.each(['/shop', 'C:\\shop'])('lists the startup scripts, and those of each lazy module below %s', (root) => {
  expect(record(root)).toEqual({
    startup: ['/runtime-0.js', '/app-99999999.js'],
    lazy: {
      'src/app/ConnectedCartPanel.tsx': ['/12-aaaaaaaa.js', '/34-bbbbbbbb.js', '/78-dddddddd.js'],
      'src/features/GoogleStoreMap.tsx': ['/12-aaaaaaaa.js', '/56-cccccccc.js'],
    },
    files: [
      'runtime-0.js',
      'app-99999999.js',
      'app.css',
      'draft-preview.js',
      '12-aaaaaaaa.js',
      '34-bbbbbbbb.js',
      '56-cccccccc.js',
      '78-dddddddd.js',
    ],
  });
});

test('a module that nothing loads on demand is an error that names it', () => {
  const scripts = { startup: ['/app.js'], lazy: { 'src/a.ts': ['/app.js', '/a.js'] }, files: [] };
  expect(lazyScripts('src/a.ts', scripts)).toEqual(['/a.js']);
  expect(() => lazyScripts('src/i18n/messages/en/nope.ts', scripts)).toThrow('src/i18n/messages/en/nope.ts');
});

test('the scripts to keep offline are those of the startup and of the wanted modules, each once', () => {
  const scripts = record('/shop');
  expect(selectScripts(scripts, () => false)).toEqual(scripts.startup);
  expect(selectScripts(scripts, () => true)).toEqual([
    ...scripts.startup,
    '/12-aaaaaaaa.js',
    '/34-bbbbbbbb.js',
    '/78-dddddddd.js',
    '/56-cccccccc.js',
  ]);
  expect(selectScripts(scripts, (file) => file.includes('Google'))).not.toContain('/34-bbbbbbbb.js');
});
