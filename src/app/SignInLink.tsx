import type { ComponentProps, MouseEvent } from 'react';
import { entrancePath, routePath } from '../domain/site/routes';
import { LocalLink } from '../i18n/LocalLink';
import { useLocalNavigate } from '../i18n/useLocalNavigate';

interface SignInLinkProps extends Omit<ComponentProps<typeof LocalLink>, 'to' | 'onClick'> {
  to: 'signIn' | 'register';
}

const entrances = ['signIn', 'register'] as const;

const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/**
 * A link to sign in or register that returns to the current page afterwards. The HTML has the plain path, so that
 * crawlers do not find another sign-in page on every page.
 */
export function SignInLink({ to, ...rest }: SignInLinkProps) {
  const goTo = useLocalNavigate();
  const open = (event: MouseEvent) => {
    const { pathname, search } = window.location;
    if (!isPlainClick(event) || entrances.some((id) => pathname.endsWith(routePath(id)))) return;
    event.preventDefault();
    goTo(entrancePath(to, pathname + search));
  };
  return <LocalLink {...rest} to={routePath(to)} onClick={open} />;
}
