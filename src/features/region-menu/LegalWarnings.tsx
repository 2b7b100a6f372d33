import { styled } from 'styled-components';
import type { Region } from '../../domain/region/regions';
import { useLocale } from '../../i18n/LocaleContext';
import { Text } from '../../ui/Text';
import { TextLink } from '../../ui/TextLink';
import { color, radius, space } from '../../ui/theme/tokens';

const prop65 = 'https://www.P65Warnings.ca.gov/cannabis';

/** S2-45, S2-46: the warnings that a state's law asks for. */
export function LegalWarnings({ region }: { region: Region }) {
  const { t } = useLocale();
  if (region.code === 'WA')
    return (
      <Box>
        <Text size="small">
          <strong>{t('footer.washington.title')}.</strong> {t('footer.washington.text')}
        </Text>
      </Box>
    );
  if (region.code !== 'CA') return null;
  return (
    <Box>
      <Text size="small">
        {t('footer.prop65.text')}{' '}
        <TextLink href={prop65} rel="noreferrer">
          {t('footer.prop65.link')}
        </TextLink>
      </Text>
    </Box>
  );
}

const Box = styled.aside`
  padding: ${space[4]};
  margin-bottom: ${space[6]};
  border: 1px solid ${color.line};
  border-radius: ${radius.medium};
`;
