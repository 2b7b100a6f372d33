import { styled } from 'styled-components';
import { defaultLocale, localeOf, localePath, type LocaleId } from '../../domain/region/locales';
import { routePath } from '../../domain/site/routing/routes';
import { hasMessages, loadedTranslator } from '../../i18n/messageStore';
import { Button } from '../../ui/Button';
import { ButtonLink } from '../../ui/ButtonLink';
import { Container } from '../../ui/layout/Container';
import { Text } from '../../ui/text/Text';
import { space, text } from '../../ui/theme/tokens';

/** For a page whose messages failed to load. A test keeps these equal to the messages. */
const builtIn = {
  en: {
    'error.unknown': 'Something went wrong',
    'error.render':
      "Sorry, something went wrong there. We're working on it, feel free to contact us if refreshing doesn't fix things.",
    'app.reload': 'Reload the page',
    'app.contactUs': 'Contact us',
  },
  fr: {
    'error.unknown': 'Un problème est survenu',
    'error.render':
      'Désolés, un problème est survenu. Nous y travaillons. Écrivez-nous si recharger la page ne règle rien.',
    'app.reload': 'Recharger la page',
    'app.contactUs': 'Nous joindre',
  },
} as const;

/** Replaces a page that failed to render. It depends on nothing that may have failed too. */
export function RenderFailure({ localeId }: { localeId: LocaleId }) {
  const words = builtIn[localeOf(localeId).language];
  const t = (key: keyof typeof words) =>
    hasMessages(localeId, 'first') ? loadedTranslator(localeId)!.t(key) : words[key];
  return (
    <Root role="alert">
      <Title>{t('error.unknown')}</Title>
      <Text size="lead">{t('error.render')}</Text>
      <div>
        <Button onClick={() => window.location.reload()}>{t('app.reload')}</Button>
        <ButtonLink href={localePath(defaultLocale, routePath('support'))} $variant="secondary">
          {t('app.contactUs')}
        </ButtonLink>
      </div>
    </Root>
  );
}

const Root = styled(Container)`
  display: grid;
  gap: ${space[4]};
  /* Keeps clear of the header, which may overlap the page. */
  padding-block: 160px ${space.section};
  p {
    max-width: 60ch;
  }
  div {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[3]};
  }
`;

const Title = styled.h1`
  ${text.title};
`;
