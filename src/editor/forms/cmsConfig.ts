import { cmsCollections, type CmsCollection } from './collections';

export interface CmsSettings {
  /** The GitHub repository as 'owner/name'. Null if only the local server has an editor. */
  repo: string | null;
  branch: string;
  /** The host that signs editors in to GitHub. Null for Netlify's own service. */
  authUrl: string | null;
}

type Env = Record<string, string | undefined>;

/** Netlify passes the repository's URL, with or without a token: 'https://github.com/owner/name'. */
const fromAddress = (address: string | undefined): string | null =>
  /github\.com[/:]([\w.-]+\/[\w.-]+?)(\.git)?$/.exec(address ?? '')?.[1] ?? null;

/** Throws an error that names an invalid setting. */
export function cmsSettings(env: Env): CmsSettings {
  const repo = env.CMS_REPO?.trim() || fromAddress(env.REPOSITORY_URL?.trim());
  if (repo && !/^[\w.-]+\/[\w.-]+$/.test(repo))
    throw new Error('CMS_REPO: expected a GitHub repository as owner/name.');
  const authUrl = env.CMS_AUTH_URL?.trim() || null;
  if (authUrl && !/^https:\/\/[^\s/]+$/.test(authUrl))
    throw new Error('CMS_AUTH_URL: expected an origin such as https://auth.shop.example.');
  return { repo, branch: env.CMS_BRANCH?.trim() || 'main', authUrl };
}

export interface CmsConfig {
  backend: Record<string, unknown>;
  collections: CmsCollection[];
  [option: string]: unknown;
}

interface EditorEnvironment {
  origin: string;
  /** The URL of the local server's editor API. Null if editors sign in to GitHub. */
  localApi: string | null;
}

const gitHub = ({ repo, branch, authUrl }: CmsSettings) => ({
  name: 'github',
  repo,
  branch,
  ...(authUrl && { base_url: authUrl }),
});

export function cmsConfig(settings: CmsSettings, { origin, localApi }: EditorEnvironment): CmsConfig {
  return {
    load_config_file: false,
    backend: localApi ? { name: 'proxy', proxy_url: localApi, branch: settings.branch } : gitHub(settings),
    // Saving stores an entry as a change in this browser. changes/ publishes all changes together.
    publish_mode: 'simple',
    site_url: origin,
    // Decap's link fails for an entry that was just added. The form has a preview instead.
    show_preview_links: false,
    logo: { src: '/admin/pictures/logo.svg', show_in_header: true },
    // The editor's own search covers every text of an entry.
    search: false,
    media_folder: 'content/pictures',
    public_folder: '/admin/pictures',
    slug: { encoding: 'ascii', clean_accents: true },
    collections: cmsCollections(),
  };
}
