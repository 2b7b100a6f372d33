import type { HeadProps, PageProps } from 'gatsby';
import { Suspense } from 'react';
import type { PageContext } from '../content/pages/pageContext';
import { splitLocalePath } from '../domain/region/locales';
import { contextAtAddress } from '../domain/site/routing/contextAtAddress';
import { ErrorPage } from '../features/editorial/ErrorPage';
import { PageHead } from '../features/page-head/PageHead';
import { routePath } from '../domain/site/routing/routes';
import { LocalLink } from '../i18n/LocalLink';
import { useWords } from '../i18n/LocaleContext';
import { useUrlPath } from '../state/navigation/urlState';
import { ButtonLink } from '../ui/ButtonLink';
import { lazyNamed } from '../ui/hydration/lazyNamed';

const MissingProduct = lazyNamed(() => import('../features/product/MissingProduct'), 'MissingProduct');

const productAddress = /^\/shop\/(pods|devices)\/[^/]+\/?$/;

export const Head = (props: HeadProps<object, PageContext>) => (
  <PageHead {...props} pageContext={contextAtAddress(props.pageContext, props.location.pathname)} />
);

export default function NotFound({ pageContext: { pictures } }: PageProps<object, PageContext>) {
  const { t } = useWords('pages');
  const path = useUrlPath();
  const list = path && (productAddress.exec(splitLocalePath(path)?.rest ?? '')?.[1] as 'pods' | 'devices' | undefined);
  return (
    <ErrorPage
      pictures={pictures}
      heading={t('notFound.title')}
      lead={t('notFound.text')}
      actions={
        <>
          <ButtonLink as={LocalLink} to="/">
            {t('notFound.home')}
          </ButtonLink>
          <ButtonLink as={LocalLink} to={routePath('pods')} $variant="secondary">
            {t('notFound.pods')}
          </ButtonLink>
          <ButtonLink as={LocalLink} to={routePath('support')} $variant="secondary">
            {t('notFound.support')}
          </ButtonLink>
        </>
      }
    >
      {list && (
        <Suspense>
          <MissingProduct path={path!} list={list} />
        </Suspense>
      )}
    </ErrorPage>
  );
}
