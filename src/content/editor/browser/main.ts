import { isLocalEditor } from './localBackend';
import { editorApi } from '../editorApi';
import { cmsConfig, type CmsSettings } from '../cmsConfig';
import { startCms } from './startCms';
import './editor.css';

/** Inserted by the build: where the deployed editor saves to. */
declare const CMS_SETTINGS: CmsSettings;

/** Skips Decap's sign-in button, which does nothing with a local server: it has no users. */
const signInLocally = () => localStorage.setItem('decap-cms-user', JSON.stringify({ backendName: 'proxy' }));

function tell(text: string): void {
  const message = document.createElement('p');
  message.className = 'editor-message';
  message.textContent = text;
  document.body.append(message);
}

async function fetchPictures(): Promise<string[]> {
  const response = await fetch('/admin/pictures.json');
  return response.ok ? ((await response.json()) as string[]) : [];
}

async function main(): Promise<void> {
  const isLocal = await isLocalEditor();
  if (!isLocal && !CMS_SETTINGS.repo)
    return tell(
      'This site was built without a repository to save to. Set CMS_REPO for the build, or edit on a local server.',
    );
  if (isLocal) signInLocally();
  const pictures = await fetchPictures();
  const localApi = isLocal ? editorApi : null;
  startCms(cmsConfig(CMS_SETTINGS, { origin: location.origin, localApi, pictures }));
}

main().catch((error: Error) => tell(`The editor could not start: ${error.message}`));
