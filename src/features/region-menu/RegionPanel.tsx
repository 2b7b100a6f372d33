import { useOrderWords } from '../../i18n/LocaleContext';
import { closePanel } from '../../state/panels';
import { Panel } from '../../ui/Panel';
import { LanguageChoices, RegionChoices } from './RegionChoices';
import type { ChoicePage } from './useRegionChoice';

/** S2-52: the country menu of small screens. */
export function RegionPanel({ page }: { page: ChoicePage }) {
  const { t } = useOrderWords();
  return (
    <Panel isOpen onClose={closePanel} title={t('header.selectLocation')} closeLabel={t('app.close')} width={352}>
      <RegionChoices page={page} onDone={closePanel} />
    </Panel>
  );
}

/** S2-53: the language menu of small screens, where the country has more than one. */
export function LanguagePanel({ page }: { page: ChoicePage }) {
  const { t } = useOrderWords();
  return (
    <Panel isOpen onClose={closePanel} title={t('header.selectLanguage')} closeLabel={t('app.close')} width={352}>
      <LanguageChoices page={page} onDone={closePanel} />
    </Panel>
  );
}
