import { execFileSync } from 'node:child_process';
import { mkdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { readEntryTexts, readPictureNames } from '../../../netlify/server/admin/readSources';
import { buildOil, writeContent } from '../../../tests/fixtures/contentFolder';
import { createTemporaryFolder } from '../../../tests/fixtures/createTemporaryFolder';
import { findInContent, listInContent, readInContent } from './contentDisk';
import { readDrawingFile } from '../pictures/drawingFile';
import { picturePath } from '../pictures/pictures';
import { ContentError } from './contentError';
import { contentReport } from '../source/contentReport';

const now = new Date('2026-11-20T12:00:00Z');
const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300"></svg>';
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

let root: string;
let outside: string;
beforeEach(() => {
  root = writeContent({ 'pictures/pod.svg': svg, 'pictures/battery.svg': svg, 'pictures/logo.svg': svg });
  outside = createTemporaryFolder({
    'secret.json': JSON.stringify(buildOil({ slug: 'secret' })),
    'secret.svg': svg,
    'products/secret.json': '{}',
    'photos/pod.json': '{}',
    'pictures/pod.svg': svg,
    'renders/a.png': 'secret',
  });
  writeFileSync(join(outside, 'secret.png'), png);
});

const place = (path: string) => join(root, path);
const link = (target: string, path: string) => {
  rmSync(place(path), { recursive: true, force: true });
  symlinkSync(target, place(path));
};
const report = () => contentReport(root, now);
const messageOf = (read: () => unknown): string => {
  try {
    return `read ${String(read())}`;
  } catch (error) {
    if (error instanceof ContentError) return error.message;
    throw error;
  }
};

const leadsOut = (kind: 'file' | 'folder') => `expected a ${kind}, got a link that leads out of the content folder`;

describe('a link in the content folder is refused by name', () => {
  test.each<[string, () => void, string, string]>([
    [
      'an absolute link',
      () => link(join(outside, 'secret.json'), 'products/secret.json'),
      'products/secret.json',
      leadsOut('file'),
    ],
    [
      'a relative link',
      () => link(`../../${outside.split('/').at(-1)}/secret.json`, 'products/secret.json'),
      'products/secret.json',
      leadsOut('file'),
    ],
    [
      'a chain of links',
      () => {
        link(join(outside, 'secret.json'), 'brands/way.txt');
        link('../brands/way.txt', 'products/secret.json');
      },
      'products/secret.json',
      leadsOut('file'),
    ],
    [
      'a link through the parent of the folder',
      () => link(`../../${root.split('/').at(-1)}/../${outside.split('/').at(-1)}/secret.json`, 'products/secret.json'),
      'products/secret.json',
      leadsOut('file'),
    ],
    [
      'a link to nothing',
      () => link('nowhere.json', 'products/secret.json'),
      'products/secret.json',
      'expected a file, got a link to nothing',
    ],
    [
      'a link to itself',
      () => link('secret.json', 'products/secret.json'),
      'products/secret.json',
      'expected a file, got a link that leads in a circle',
    ],
    ['a link to a device', () => link('/dev/zero', 'products/secret.json'), 'products/secret.json', leadsOut('file')],
    [
      'a pipe',
      () => void execFileSync('mkfifo', [place('products/secret.json')]),
      'products/secret.json',
      'expected a file, got a folder, a pipe or a device',
    ],
    [
      'a folder with the name of a file',
      () => mkdirSync(place('products/secret.json')),
      'products/secret.json',
      'expected a file, got a folder, a pipe or a device',
    ],
    ['a folder', () => link(join(outside, 'products'), 'products'), 'products', leadsOut('folder')],
    ['a folder of photos’ entries', () => link(join(outside, 'photos'), 'photos'), 'photos', leadsOut('folder')],
    ['a folder of pictures', () => link(join(outside, 'pictures'), 'pictures'), 'pictures', leadsOut('folder')],
    [
      'a file with the name of a folder',
      () => link('pictures/pod.svg', 'guides'),
      'guides',
      'expected a folder, got a file',
    ],
    ['a drawing', () => link(join(outside, 'secret.svg'), 'pictures/pod.svg'), 'pictures/pod.svg', leadsOut('file')],
    [
      'the wordmark',
      () => link(join(outside, 'secret.svg'), 'pictures/logo.svg'),
      'pictures/logo.svg',
      leadsOut('file'),
    ],
    [
      'a photo',
      () => link(join(outside, 'secret.png'), 'pictures/secret.png'),
      'pictures/secret.png',
      leadsOut('file'),
    ],
    [
      'a drawing that is a pipe',
      () => void execFileSync('mkfifo', [place('pictures/secret.svg')]),
      'pictures/secret.svg',
      'expected a file, got a folder, a pipe or a device',
    ],
  ])('%s', (_, prepare, file, message) => {
    prepare();
    const { isRight, lines } = report();
    expect([isRight, lines.join('\n')]).toEqual([
      false,
      expect.stringContaining(`content/${file} · (whole file) · ${message}`),
    ]);
  });

  test.each<[string, () => void, () => unknown]>([
    [
      'an entry',
      () => link(join(outside, 'secret.json'), 'products/secret.json'),
      () => Object.keys(readEntryTexts(root)),
    ],
    ['a folder of entries', () => link(join(outside, 'products'), 'products'), () => Object.keys(readEntryTexts(root))],
    ['the names of pictures', () => link(join(outside, 'pictures'), 'pictures'), () => readPictureNames(root)],
    [
      'a drawing',
      () => link(join(outside, 'secret.svg'), 'pictures/pod.svg'),
      () => readDrawingFile(place('pictures'), 'pod'),
    ],
    [
      'a photo',
      () => link(join(outside, 'secret.png'), 'pictures/secret.png'),
      () => readDrawingFile(place('pictures'), 'secret'),
    ],
    [
      'a render',
      () => {
        mkdirSync(place('pictures/renders'));
        link(join(outside, 'renders/a.png'), 'pictures/renders/a.png');
        writeFileSync(place('pictures/pod.svg'), svg.replace('></svg>', '><image href="renders/a.png"/></svg>'));
      },
      () => readDrawingFile(place('pictures'), 'pod'),
    ],
    [
      'the folder of renders',
      () => {
        link(join(outside, 'renders'), 'pictures/renders');
        writeFileSync(place('pictures/pod.svg'), svg.replace('></svg>', '><image href="renders/a.png"/></svg>'));
      },
      () => picturePath(place('pictures'), 'pod', 400),
    ],
    ['a path with two dots', () => {}, () => readInContent(root, `../${outside.split('/').at(-1)}/secret.json`)],
    ['a folder with two dots', () => {}, () => listInContent(root, `products/../../${outside.split('/').at(-1)}`)],
  ])('wherever it is read: %s', (_, prepare, read) => {
    prepare();
    expect(messageOf(read)).toMatch(/leads out of the content folder$/);
  });
});

test('a link to another file of the content is followed', () => {
  renameSync(place('brands/alder.json'), place('brands/alder.txt'));
  link('alder.txt', 'brands/alder.json');
  expect(report().lines).toEqual([expect.stringContaining('no faults')]);
});

test('the content folder may itself be a link', () => {
  const folder = createTemporaryFolder({});
  symlinkSync(root, join(folder, 'content'));
  expect(contentReport(join(folder, 'content'), now).lines).toEqual([expect.stringContaining('no faults')]);
});

test('nothing is found where nothing is', () => {
  expect(findInContent(root, 'products/none.json')).toBeNull();
  expect(findInContent(root, 'products/battery.json/none')).toBeNull();
  expect(findInContent('/nowhere', 'products/battery.json')).toBeNull();
  expect(listInContent(root, 'none')).toEqual([]);
});

test.each(['../secret', 'renders/secret', '..\\secret', '/etc/passwd', '%2e%2e/secret', 'pod.svg'])(
  'a picture named %s is none of the folder’s',
  (name) => {
    writeFileSync(place('products/california-amber.json'), JSON.stringify(buildOil({ pictures: [name] })));
    expect(report().lines.join('\n')).toMatch(
      /pictures\[0\] · expected lower-case letters and digits joined by single dashes, got /,
    );
  },
);
