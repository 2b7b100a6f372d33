import type { GatsbyConfig } from 'gatsby';
import { installManifest } from './src/content/build/installManifest';
import { readInContent } from './src/content/files/contentDisk';
import { contentDir } from './src/content/files/contentDir';
import { siteSchema } from './src/domain/editorial/pageSchema';

const content = contentDir(__dirname);
const site = siteSchema.parse(JSON.parse(String(readInContent(content, 'site/site.json'))));

const config: GatsbyConfig = {
  siteMetadata: { siteUrl: site.siteUrl },
  trailingSlash: 'never',
  jsxRuntime: 'automatic',
  // Replaces Gatsby's Netlify adapter, which would write redirects, headers and functions of its own.
  adapter: { name: 'host', adapt: () => {} },
  plugins: [
    { resolve: 'gatsby-plugin-styled-components', options: { displayName: false, pure: true } },
    {
      resolve: 'gatsby-plugin-manifest',
      options: {
        ...installManifest(site),
        theme_color_in_head: false,
        include_favicon: false,
        cache_busting_mode: 'none',
        legacy: false,
      },
    },
  ],
};

export default config;
