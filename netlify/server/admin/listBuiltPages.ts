import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { locales } from '../../../src/domain/region/locales';

export const listBuiltPages = (publicDir: string): string[] =>
  [...new Set(locales.map(({ country }) => country))]
    .filter((country) => existsSync(join(publicDir, country)))
    .flatMap((country) =>
      readdirSync(join(publicDir, country), { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('index.html'))
        .map((file) => join('/', country, dirname(file))),
    );
