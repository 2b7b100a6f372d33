import type { LocaleId } from '../../../../src/domain/region/locales';
import { enCaWords, enWords } from './enWords';
import { frWords } from './frWords';
import type { UpdateWords } from './updateWords';

export const updateWords: Record<LocaleId, UpdateWords> = { 'en-US': enWords, 'en-CA': enCaWords, 'fr-CA': frWords };
