import { Suspense } from 'react';
import { splitLocalePath } from '../domain/region/locales';
import { PageIntro } from '../features/editorial/PageIntro';
import { routePath } from '../domain/site/routes';
import { LocalLink } from '../i18n/LocalLink';
import { usePagesWords } from '../i18n/LocaleContext';
import { useUrlPath } from '../state/askedPath';
import { ButtonLink } from '../ui/ButtonLink';
import { Cluster } from '../ui/Cluster';
import { lazyNamed } from '../ui/lazyNamed';

export { MissingPageHead as Head } from '../features/page-head/PageHead';

const MissingProduct = lazyNamed(() => import('../features/product/MissingProduct'), 'MissingProduct');

const productAddress = /^\/shop\/(pods|devices)\/[^/]+\/?$/;

export default function NotFound() {
  const { t } = usePagesWords();
  const path = useUrlPath();
  const list = path && (productAddress.exec(splitLocalePath(path)?.rest ?? '')?.[1] as 'pods' | 'devices' | undefined);
  return (
    <PageIntro heading={t('notFound.title')} lead={t('notFound.text')}>
      <Cluster>
        <ButtonLink as={LocalLink} to="/">
          {t('notFound.home')}
        </ButtonLink>
        <ButtonLink as={LocalLink} to={routePath('support')} $variant="secondary">
          {t('notFound.support')}
        </ButtonLink>
      </Cluster>
      {list && (
        <Suspense>
          <MissingProduct path={path!} list={list} />
        </Suspense>
      )}
    </PageIntro>
  );
}
