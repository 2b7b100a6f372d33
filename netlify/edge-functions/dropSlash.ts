/** A rule in netlify.toml would redirect to itself, because Netlify's rules treat '/a/b/' and '/a/b' alike. */
export default function dropSlash(request: Request): Response | undefined {
  const { pathname, search } = new URL(request.url);
  // Keep a single leading slash: '//host/' would redirect to another site.
  const path = `/${pathname.replace(/^[/\\]+|(?<![/\\])[/\\]+$/g, '').replace(/\/{2,}/g, '/')}`;
  if (path === pathname) return undefined;
  return new Response(null, { status: 301, headers: { location: path + search } });
}
