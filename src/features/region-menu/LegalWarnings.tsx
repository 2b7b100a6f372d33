import { styled } from 'styled-components';
import { shownIn } from '../../domain/region/shownIn';
import { useLocale } from '../../i18n/LocaleContext';
import { Text } from '../../ui/Text';
import { TextLink } from '../../ui/TextLink';
import { color, radius, space } from '../../ui/theme/tokens';

const prop65 = 'https://www.P65Warnings.ca.gov/cannabis';

/** The warnings that a state's law requires, if any. */
export function LegalWarnings() {
  const { locale, t } = useLocale();
  if (locale.country !== 'us') return null;
  return (
    <>
      <Box {...shownIn(['WA'])}>
        <Text size="small">
          <strong>{t('footer.washington.title')}.</strong> {t('footer.washington.text')}
        </Text>
      </Box>
      <Box {...shownIn(['CA'])}>
        <Text size="small">
          {t('footer.prop65.text')}{' '}
          <TextLink href={prop65} rel="noreferrer">
            {t('footer.prop65.link')}
          </TextLink>
        </Text>
      </Box>
    </>
  );
}

const Box = styled.aside`
  padding: ${space[4]};
  margin-bottom: ${space[6]};
  border: 1px solid ${color.line};
  border-radius: ${radius.medium};
`;
