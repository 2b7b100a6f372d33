/**
 * S2-01: '/a/b/' → '/a/b' by a permanent redirect. Netlify's redirect rules treat both alike, so that a rule of theirs
 * would lead to itself; it runs for paths with a slash at the end alone (netlify.toml).
 */
export default function dropSlash(request: Request): Response | undefined {
  const { pathname, search } = new URL(request.url);
  // One slash in front: '//host/' would lead to another site.
  const path = `/${pathname.replace(/^[/\\]+|[/\\]+$/g, '')}`;
  if (path === pathname) return undefined;
  return new Response(null, { status: 301, headers: { location: path + search } });
}
