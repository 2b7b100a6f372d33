import { Check } from 'lucide-react';
import { navigate } from 'gatsby';
import { styled } from 'styled-components';
import type { PageContext } from '../../content/pageContext';
import { localePath, locales, type Locale } from '../../domain/region/locales';
import { offeredRegions, type Country, type Subcountry } from '../../domain/region/regions';
import { useLocale } from '../../i18n/LocaleContext';
import { loadMessages } from '../../i18n/loadMessages';
import { closePanel } from '../../state/panels';
import { chooseRegion, useRegion } from '../../state/region';
import { Panel } from '../../ui/Panel';
import { color, radius, space, text } from '../../ui/theme/tokens';

const countries: Country[] = ['us', 'ca'];

interface RegionPanelProps {
  alternates: PageContext['alternates'];
}

/** S2-52, S2-53, S4-30, S4-31: where the shopper is, and in which language; the same page there, or that site's home. */
export function RegionPanel({ alternates }: RegionPanelProps) {
  const { locale, t } = useLocale();
  const region = useRegion(locale.country);
  const goTo = async (target: Locale) => {
    closePanel();
    await loadMessages(target.id);
    const same = alternates.find(({ localeId }) => localeId === target.id);
    await navigate(localePath(target, same?.path ?? '/'));
  };
  const choose = (country: Country, code: Subcountry) => {
    chooseRegion(country, code);
    const target = country === locale.country ? locale : locales.find((each) => each.country === country)!;
    if (target !== locale) return void goTo(target);
    closePanel();
  };
  const languages = locales.filter(({ country }) => country === locale.country);
  return (
    <Panel isOpen onClose={closePanel} title={t('header.selectLocation')} closeLabel={t('app.close')} width={352}>
      {countries.map((country) => (
        <Group key={country}>
          <h3>{t(`region.country.${country}`)}</h3>
          {offeredRegions(country).map(({ code }) => {
            const isCurrent = country === locale.country && code === region.code;
            return (
              <Choice key={code} type="button" aria-pressed={isCurrent} onClick={() => choose(country, code)}>
                {t(`region.${code}`)}
                {isCurrent && <Check size={20} aria-hidden />}
              </Choice>
            );
          })}
        </Group>
      ))}
      {languages.length > 1 && (
        <Group>
          <h3>{t('header.selectLanguage')}</h3>
          {languages.map((each) => (
            <Choice
              key={each.id}
              type="button"
              lang={each.language}
              aria-pressed={each === locale}
              onClick={() => void goTo(each)}
            >
              {t(`region.language.${each.language}`)}
              {each === locale && <Check size={20} aria-hidden />}
            </Choice>
          ))}
        </Group>
      )}
    </Panel>
  );
}

const Group = styled.section`
  display: grid;
  gap: ${space[1]};
  padding-bottom: ${space[6]};
  h3 {
    ${text.small};
    color: ${color.muted};
    padding-bottom: ${space[1]};
  }
`;

const Choice = styled.button`
  display: flex;
  justify-content: space-between;
  align-items: center;
  min-height: 48px;
  padding: ${space[2]} ${space[4]};
  border: 1px solid ${color.line};
  border-radius: ${radius.medium};
  background: ${color.raised};
  text-align: start;
  cursor: pointer;
  &[aria-pressed='true'] {
    border-color: ${color.ink};
    box-shadow: inset 0 0 0 1px ${color.ink};
  }
  &:hover {
    border-color: ${color.ink};
  }
`;
