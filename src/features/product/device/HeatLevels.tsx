import { styled } from 'styled-components';
import { useWords } from '../../../i18n/LocaleContext';
import { Stack } from '../../../ui/layout/Stack';
import { Heading } from '../../../ui/text/Heading';
import { Paragraph } from '../../../ui/text/Paragraph';
import { color, media, radius, space, text } from '../../../ui/theme/tokens';

const levels = [1, 2, 3] as const;

export function HeatLevels() {
  const { t } = useWords('details', 'device');
  return (
    <Stack as="section" aria-labelledby="heat">
      <Heading level={2} id="heat">
        {t('device.heat')}
      </Heading>
      <Paragraph tone="muted">{t('device.heat.text')}</Paragraph>
      <Levels>
        {levels.map((level) => (
          <li key={level}>
            <Lamps aria-hidden>
              {levels.map((lamp) => (
                <i key={lamp} data-lit={lamp <= level || undefined} />
              ))}
            </Lamps>
            <strong>{t(`device.heat.${level}`)}</strong>
            <span>{t(`device.heat.${level}.blinks`)}</span>
          </li>
        ))}
      </Levels>
    </Stack>
  );
}

const Levels = styled.ol`
  display: grid;
  gap: ${space[4]};
  padding-top: ${space[2]};
  ${media.tablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  li {
    display: grid;
    gap: ${space[2]};
    padding: ${space[6]};
    border: 1px solid ${color.line};
    border-radius: ${radius.large};
  }
  strong {
    ${text.section};
    font-variant-numeric: tabular-nums;
  }
  span {
    color: ${color.muted};
  }
`;

const Lamps = styled.div`
  display: flex;
  gap: ${space[2]};
  i {
    width: 14px;
    height: 14px;
    border: 2px solid ${color.edge};
    border-radius: 50%;
    forced-color-adjust: none;
  }
  [data-lit] {
    border-color: ${color.light};
    background: ${color.light};
  }
`;
