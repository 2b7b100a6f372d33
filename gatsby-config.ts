import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GatsbyConfig } from 'gatsby';
import { siteSchema } from './src/domain/site/pageSchema';

const content = process.env.CONTENT_DIR ?? join(__dirname, 'content');
const site = siteSchema.parse(JSON.parse(readFileSync(join(content, 'site', 'site.json'), 'utf8')));

const config: GatsbyConfig = {
  siteMetadata: { siteUrl: site.siteUrl },
  trailingSlash: 'never',
  jsxRuntime: 'automatic',
  plugins: [
    { resolve: 'gatsby-plugin-styled-components', options: { displayName: false, pure: true } },
    {
      resolve: 'gatsby-plugin-manifest',
      options: {
        name: site.name,
        short_name: site.shortName,
        description: site.description.en,
        start_url: '/',
        display: 'minimal-ui',
        background_color: '#ffffff',
        theme_color: site.themeColor,
        icons: [
          { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
          { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
          { src: '/icons/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
        ],
        theme_color_in_head: false,
        include_favicon: false,
        cache_busting_mode: 'none',
        legacy: false,
      },
    },
  ],
};

export default config;
