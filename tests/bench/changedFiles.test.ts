import { expect, test } from 'vitest';
import { createTemporaryFolder } from '../fixtures/createTemporaryFolder';
import { changedFiles, changeLines, snapshot } from './changedFiles';

const site = {
  'us/en/shop/pods/amber/index.html': 'Amber',
  'us/en/shop/pods/amber-two/index.html': 'Amber two',
  'us/en/shop/pods/index.html': 'Amber, Amber two',
  'us/en/terms/index.html': 'Terms',
  'page-data/us/en/shop/pods/amber/page-data.json': '{"title":"Amber"}',
  'catalogue/en-US.json': '[]',
  'app-1.js': '1',
  'app-1.js.map': '1',
  'admin/index.html': 'Editor',
  '.build-stamp': '1',
};

test('groups changed files by kind', () => {
  const before = snapshot(createTemporaryFolder(site));
  const after = snapshot(
    createTemporaryFolder({
      ...site,
      'us/en/shop/pods/amber/index.html': 'Bernstein',
      'us/en/shop/pods/index.html': 'Bernstein, Amber two',
      'page-data/us/en/shop/pods/amber/page-data.json': '{"title":"Bernstein"}',
      'catalogue/en-US.json': '["Bernstein"]',
      'app-1.js.map': '2',
      'admin/index.html': 'Editor 2',
      '.build-stamp': '2',
    }),
  );
  const changes = changedFiles(before, after, 'amber');
  expect(changes).toEqual([
    { kind: 'pages of the product', files: ['us/en/shop/pods/amber/index.html'] },
    { kind: 'other pages', files: ['us/en/shop/pods/index.html'] },
    { kind: 'data of pages', files: ['page-data/us/en/shop/pods/amber/page-data.json'] },
    { kind: 'other files', files: ['catalogue/en-US.json'] },
  ]);
  expect(changeLines(changes, after.size)[0]).toBe('  4 of 7 files changed');
});

test('counts new and removed files as changed, and a missing folder as empty', () => {
  const some = new Map([['app-1.js', 'x']]);
  expect(changedFiles(some, snapshot('/nowhere/at/all'), 'amber')).toEqual([{ kind: 'scripts', files: ['app-1.js'] }]);
  expect(changedFiles(some, some, 'amber')).toEqual([]);
});
