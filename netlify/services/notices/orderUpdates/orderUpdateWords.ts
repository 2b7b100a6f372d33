import type { Language } from '../../../../src/domain/region/locales';
import { enWords } from './enWords';
import { frWords } from './frWords';
import type { UpdateWords } from './updateWords';

export const updateWords: Record<Language, UpdateWords> = { en: enWords, fr: frWords };
