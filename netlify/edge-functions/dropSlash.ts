/**
 * Redirects '/a/b/' and '/a//b' permanently to '/a/b'. Netlify's redirect rules treat these paths alike, so a rule would
 * redirect to itself. netlify.toml runs this function only for paths with a slash too many.
 */
export default function dropSlash(request: Request): Response | undefined {
  const { pathname, search } = new URL(request.url);
  // Keep a single leading slash: '//host/' would redirect to another site.
  const path = `/${pathname.replace(/^[/\\]+|[/\\]+$/g, '').replace(/\/{2,}/g, '/')}`;
  if (path === pathname) return undefined;
  return new Response(null, { status: 301, headers: { location: path + search } });
}
