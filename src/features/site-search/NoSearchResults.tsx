import { isFeatureOn } from '../../domain/region/features';
import { routePath } from '../../domain/site/routing/routes';
import { LocalLink } from '../../i18n/LocalLink';
import { useWords } from '../../i18n/LocaleContext';
import { useRegion } from '../../state/region';
import { Button } from '../../ui/Button';
import { Stack } from '../../ui/layout/Stack';
import { Heading } from '../../ui/text/Heading';
import { Paragraph } from '../../ui/text/Paragraph';
import { GroupName, LinkList } from './SearchResults';

interface ShortcutsProps {
  level: 2 | 3;
}

export function Shortcuts({ level }: ShortcutsProps) {
  const { locale, t } = useWords('search');
  const { code } = useRegion(locale.country);
  return (
    <section>
      <GroupName as={`h${level}`}>{t('search.goTo')}</GroupName>
      <LinkList>
        <li>
          <LocalLink to={routePath('pods')}>{t('search.pods')}</LocalLink>
        </li>
        {isFeatureOn('storeLocator', code) && (
          <li>
            <LocalLink to={routePath('storeLocator')}>{t('search.stores')}</LocalLink>
          </li>
        )}
        <li>
          <LocalLink to={routePath('support')}>{t('search.support')}</LocalLink>
        </li>
      </LinkList>
    </section>
  );
}

interface NoSearchResultsProps extends ShortcutsProps {
  text: string;
  nearest: string | null;
  onChoose: (search: string) => void;
}

export function NoSearchResults({ text, nearest, level, onChoose }: NoSearchResultsProps) {
  const { t } = useWords('search');
  return (
    <Stack $gap={4}>
      <Heading level={level} size="sub">
        {t('search.none', { text })}
      </Heading>
      <Paragraph tone="muted">{t('search.none.text')}</Paragraph>
      {nearest && (
        <Button variant="secondary" onClick={() => onChoose(nearest)}>
          {t('search.didYouMean', { title: nearest })}
        </Button>
      )}
      <Shortcuts level={level} />
    </Stack>
  );
}
