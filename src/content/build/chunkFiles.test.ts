import { expect, test } from 'vitest';
import { ChunkFiles } from './chunkFiles';

type Compilation = Parameters<Parameters<Parameters<ChunkFiles['apply']>[0]['hooks']['afterEmit']['tap']>[1]>[0];

/** A bundle with the startup scripts and two lazy modules that share a chunk. */
function bundle(): Compilation {
  const shared = { files: ['12-aaaaaaaa.js', '12-aaaaaaaa.js.map'] };
  const [cart, map] = [{}, {}];
  const modules = new Map<object, { resource?: string; rootModule?: { resource: string } }>([
    [cart, { rootModule: { resource: '/shop/src/app/CartSide.tsx' } }],
    [map, { resource: 'C:\\shop\\src\\features\\store-locator\\GoogleStoreMap.tsx' }],
  ]);
  return {
    chunkGroups: [
      { chunks: [{ files: ['app-99999999.js'] }], blocksIterable: [] },
      { chunks: [shared, { files: ['34-bbbbbbbb.js'] }], blocksIterable: [{ dependencies: [cart] }] },
      { chunks: [shared, { files: ['56-cccccccc.js'] }], blocksIterable: [{ dependencies: [map] }] },
    ],
    moduleGraph: { getModule: (dependency) => modules.get(dependency) ?? null },
  };
}

test('lists the startup scripts and a lazy module’s scripts, but not those of another module', () => {
  const files = new ChunkFiles();
  files.apply({ hooks: { afterEmit: { tap: (_, seen) => seen(bundle()) } } });
  const cart = files.of((path) => path.endsWith('/CartSide.tsx'));
  expect(cart).toEqual(['/app-99999999.js', '/12-aaaaaaaa.js', '/34-bbbbbbbb.js']);
  const map = files.of((path) => path.includes('/store-locator/'));
  expect(map).toEqual(['/app-99999999.js', '/12-aaaaaaaa.js', '/56-cccccccc.js']);
  expect(files.of(() => false)).toEqual(['/app-99999999.js']);
  expect([...files.all]).toEqual([
    'app-99999999.js',
    '12-aaaaaaaa.js',
    '12-aaaaaaaa.js.map',
    '34-bbbbbbbb.js',
    '56-cccccccc.js',
  ]);
});
