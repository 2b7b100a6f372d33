import { styled } from 'styled-components';
import { shownIn } from '../../domain/region/shownIn';
import { useWords } from '../../i18n/LocaleContext';
import { Paragraph } from '../../ui/text/Paragraph';
import { TextLink } from '../../ui/text/TextLink';
import { color, radius, space } from '../../ui/theme/tokens';

const prop65Url = 'https://www.P65Warnings.ca.gov/cannabis';

interface LegalWarningsProps {
  /** Distinguishes these warnings from the footer's, which cover all products. */
  about?: string;
}

/** Warnings that Washington and California require. */
export function LegalWarnings({ about }: LegalWarningsProps) {
  const { locale, t } = useWords('footer');
  if (locale.country !== 'us') return null;
  const getLabel = (title: string) => (about ? t('footer.warningAbout', { title, about }) : title);
  return (
    <>
      <Box aria-label={getLabel(t('footer.washington.title'))} {...shownIn(['WA'])}>
        <Paragraph size="small">
          <strong>{t('footer.washington.title')}.</strong> {t('footer.washington.text')}
        </Paragraph>
      </Box>
      <Box aria-label={getLabel(t('footer.prop65.title'))} {...shownIn(['CA'])}>
        <Paragraph size="small">
          <Triangle viewBox="0 0 24 21" aria-hidden>
            <path d="M12 1.5 23 20H1Z" />
            <path d="M12 7.5v6.5m0 2v2.5" />
          </Triangle>{' '}
          <strong>{t('footer.prop65.signal')}</strong> {t('footer.prop65.text')}{' '}
          <TextLink href={prop65Url} rel="noreferrer">
            {t('footer.prop65.link')}
          </TextLink>
        </Paragraph>
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

/**
 * The symbol that the regulation prescribes (27 CCR 25607): a black exclamation point in a yellow triangle with a bold
 * black outline, left of the signal word and no lower than it. Its colors are the same in every theme.
 */
const Triangle = styled.svg`
  display: inline;
  height: 1.1em;
  vertical-align: -0.12em;
  fill: #ffd400;
  stroke: #000;
  stroke-width: 2;
  stroke-linejoin: round;
  forced-color-adjust: none;
`;
