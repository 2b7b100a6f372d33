import { expect, test } from 'vitest';
import { photoName } from './photoName';

test.each([
  ['battery.jpg', 'battery'],
  ['Été à la mer (1).JPG', 'ete-a-la-mer-1'],
  ['Œuvre Straße.png', 'oeuvre-strasse'],
  ['C:\\Photos\\IMG 0042.webp', 'img-0042'],
  ['../../etc/passwd.png', 'passwd'],
  ['写真.avif', 'picture'],
  ['.png', 'picture'],
  [`${'long '.repeat(30)}.jpg`, 'long-long-long-long-long-long-long-long-long-long-long-long'],
])('%j becomes %s', (file, name) => {
  expect(photoName(file)).toBe(name);
});
