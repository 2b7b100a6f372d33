import { useWords } from '../../i18n/LocaleContext';
import { closePanel } from '../../state/panels';
import { Panel } from '../../ui/overlays/Panel';
import { LanguageChoices, RegionChoices } from './RegionChoices';
import type { SwitchablePage } from './useRegionChoice';

/** Replaces RegionMenu on small screens. */
export function RegionPanel({ page }: { page: SwitchablePage }) {
  const { t } = useWords('order');
  return (
    <Panel isOpen onClose={closePanel} title={t('header.selectLocation')} closeLabel={t('app.close')} width={352}>
      <RegionChoices page={page} onDone={closePanel} />
    </Panel>
  );
}

/** Used on small screens, in countries with several languages. */
export function LanguagePanel({ page }: { page: SwitchablePage }) {
  const { t } = useWords('order');
  return (
    <Panel isOpen onClose={closePanel} title={t('header.selectLanguage')} closeLabel={t('app.close')} width={352}>
      <LanguageChoices page={page} onDone={closePanel} />
    </Panel>
  );
}
