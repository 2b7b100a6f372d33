import { navigate } from 'gatsby';
import { useCallback } from 'react';
import { localePath } from '../domain/region/locales';
import { useWords } from './LocaleContext';

export function useLocalNavigate() {
  const { locale } = useWords();
  return useCallback(
    (path: string, options?: { replace?: boolean }) => void navigate(localePath(locale, path), options),
    [locale],
  );
}
