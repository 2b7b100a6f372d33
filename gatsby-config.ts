import type { GatsbyConfig } from 'gatsby';

const config: GatsbyConfig = {
  trailingSlash: 'never',
  jsxRuntime: 'automatic',
  // Replaces Gatsby's Netlify adapter, which would write redirects, headers and functions of its own.
  adapter: { name: 'host', adapt: () => {} },
  plugins: [{ resolve: 'gatsby-plugin-styled-components', options: { displayName: false, pure: true } }],
};

export default config;
