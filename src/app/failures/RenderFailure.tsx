import { styled } from 'styled-components';
import { defaultLocale, localeOf, localePath, type LocaleId } from '../../domain/region/locales';
import { routePath } from '../../domain/site/routing/routes';
import { hasMessages, loadedTranslator } from '../../i18n/messageStore';
import { Button } from '../../ui/Button';
import { ButtonLink } from '../../ui/ButtonLink';
import { Container } from '../../ui/layout/Container';
import { Paragraph } from '../../ui/text/Paragraph';
import { space, text } from '../../ui/theme/tokens';

/** Used if the messages failed to load. A test keeps these texts equal to the messages. */
const fallbackMessages = {
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

/** Replaces a page that failed to render, so it must not depend on anything that may have failed too. */
export function RenderFailure({ localeId }: { localeId: LocaleId }) {
  const fallback = fallbackMessages[localeOf(localeId).language];
  const t = (key: keyof typeof fallback) =>
    hasMessages(localeId, 'first') ? loadedTranslator(localeId)!.t(key) : fallback[key];
  return (
    <Root role="alert">
      <Title>{t('error.unknown')}</Title>
      <Paragraph size="lead">{t('error.render')}</Paragraph>
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
  /* Leaves space for the header, which may overlap the page. */
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
