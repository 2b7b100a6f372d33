import { styled } from 'styled-components';
import { titleFromSlug } from '../../../domain/shortlist/groupByAvailability';
import { useWords } from '../../../i18n/LocaleContext';
import { saveFavorite } from '../../../state/shortlist/favorites';
import { Button } from '../../../ui/Button';
import { Stack } from '../../../ui/layout/Stack';
import { Heading } from '../../../ui/text/Heading';
import { Paragraph } from '../../../ui/text/Paragraph';
import { color, space } from '../../../ui/theme/tokens';

/** Favorites that the country's catalogue no longer contains. */
export function UnavailableFavorites({ slugs }: { slugs: readonly string[] }) {
  const { t } = useWords('details');
  return (
    <Stack $gap={4}>
      <Heading level={2} size="sub">
        {t('favorites.gone')}
      </Heading>
      <Paragraph tone="muted">{t('favorites.gone.text')}</Paragraph>
      <List>
        {slugs.map((slug) => (
          <li key={slug}>
            {titleFromSlug(slug)}
            <Button
              variant="quiet"
              size="small"
              aria-label={t('favorites.remove', { name: titleFromSlug(slug) })}
              onClick={() => saveFavorite(slug, false)}
            >
              {t('favorites.removeOne')}
            </Button>
          </li>
        ))}
      </List>
    </Stack>
  );
}

const List = styled.ul`
  display: grid;
  > li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${space[4]};
    padding-block: ${space[2]};
    border-top: 1px solid ${color.line};
  }
`;
