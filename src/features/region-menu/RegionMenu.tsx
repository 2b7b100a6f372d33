import type { RefObject } from 'react';
import { locales } from '../../domain/region/locales';
import { useWords } from '../../i18n/LocaleContext';
import { DropdownSheet } from '../../ui/overlays/DropdownSheet';
import { Stack } from '../../ui/layout/Stack';
import { LanguageChoices, RegionChoices } from './RegionChoices';
import type { SwitchablePage } from './useRegionChoice';

interface RegionMenuProps {
  page: SwitchablePage;
  root: RefObject<HTMLElement | null>;
  onDone: () => void;
}

/** Serves wide screens; RegionPanel replaces it on small ones. */
export function RegionMenu({ page, root, onDone }: RegionMenuProps) {
  const { locale, t } = useWords('order');
  const hasLanguages = locales.filter(({ country }) => country === locale.country).length > 1;
  return (
    <DropdownSheet root={root} label={t('header.region')} onClose={onDone}>
      <Stack $gap={6}>
        {hasLanguages && <LanguageChoices page={page} onDone={onDone} />}
        <div>
          <RegionChoices page={page} onDone={onDone} />
        </div>
      </Stack>
    </DropdownSheet>
  );
}
