import Check from 'lucide-react/icons/check';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { locales } from '../../domain/region/locales';
import { offeredRegions, type Country } from '../../domain/region/regions';
import { useWords } from '../../i18n/LocaleContext';
import { useRegion } from '../../state/region';
import { color, media, radius, space, text } from '../../ui/theme/tokens';
import { useRegionChoice, type SwitchablePage } from './useRegionChoice';

const countries: Country[] = ['us', 'ca'];

interface ChoicesProps {
  page: SwitchablePage;
  onDone: () => void;
}

interface ChoiceButtonProps {
  isCurrent: boolean;
  lang?: string;
  onChoose: () => void;
  children: ReactNode;
}

const ChoiceButton = ({ isCurrent, lang, onChoose, children }: ChoiceButtonProps) => (
  <Choice type="button" lang={lang} aria-pressed={isCurrent} onClick={onChoose}>
    {children}
    {isCurrent && <Check size={20} aria-hidden />}
  </Choice>
);

export function RegionChoices({ page, onDone }: ChoicesProps) {
  const { locale, t } = useWords();
  const region = useRegion(locale.country);
  const { chooseSubcountry } = useRegionChoice(page, onDone);
  return countries.map((country) => (
    <Group key={country}>
      <h3>{t(`region.country.${country}`)}</h3>
      {offeredRegions(country).map(({ code }) => (
        <ChoiceButton
          key={code}
          isCurrent={country === locale.country && code === region.code}
          onChoose={() => void chooseSubcountry(country, code)}
        >
          {t(`region.${code}`)}
        </ChoiceButton>
      ))}
    </Group>
  ));
}

export function LanguageChoices({ page, onDone }: ChoicesProps) {
  const { locale, t } = useWords();
  const { chooseLanguage } = useRegionChoice(page, onDone);
  const languages = locales.filter(({ country }) => country === locale.country);
  return (
    <Group>
      <h3>{t('footer.language')}</h3>
      {languages.map((each) => (
        <ChoiceButton
          key={each.id}
          lang={each.language}
          isCurrent={each === locale}
          onChoose={() => chooseLanguage(each)}
        >
          {t(`region.language.${each.language}`)}
        </ChoiceButton>
      ))}
    </Group>
  );
}

const Group = styled.section`
  display: grid;
  gap: ${space[1]};
  & + & {
    padding-top: ${space[6]};
  }
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
  ${media.hover} {
    &:hover {
      border-color: ${color.ink};
    }
  }
`;
