import { localPublisher } from './changes/localPublisher';
import { startStatus } from './changes/startStatus';
import { deployedPublisher } from './gitHubBackend';
import { localEditor } from './localBackend';
import { howToSignIn } from './changes/serverSession';
import { editorApi } from '../api/editorApi';
import { cmsConfig, type CmsSettings } from '../forms/cmsConfig';
import { guardInput } from '../../domain/site/input/guardInput';
import { fetchEntries } from './entries';
import { startCms } from './startCms';
import '@fontsource-variable/instrument-sans';
import './look.css';
import './editor.css';
import './photos.css';
import './changes/changes.css';

/** Defined by the build. */
declare const CMS_SETTINGS: CmsSettings;

/** On a narrow screen, hides the preview, so that the form is readable. */
function preferForm(): void {
  const key = 'cms.right-pane';
  if (innerWidth < 800 && localStorage.getItem(key) === null) localStorage.setItem(key, 'none');
}

function onError(text: string): void {
  const message = document.createElement('p');
  message.className = 'editor-message';
  message.textContent = text;
  document.body.append(message);
}

async function main(): Promise<void> {
  guardInput(window);
  const local = await localEditor();
  if (local === 'signed out') return onError(`You aren’t signed in to this server. ${howToSignIn}`);
  const isLocal = local !== null;
  const { repo, branch } = CMS_SETTINGS;
  if (!isLocal && !repo)
    return onError(
      'This site was built without a repository to save to. Set CMS_REPO for the build, or edit on a local server.',
    );
  await fetchEntries();
  preferForm();
  const localApi = isLocal ? editorApi : null;
  startCms(cmsConfig(CMS_SETTINGS, { origin: location.origin, localApi }), isLocal);
  startStatus(isLocal ? localPublisher : deployedPublisher({ repo: repo!, branch }));
}

main().catch((error: Error) => onError(`The editor could not start: ${error.message}`));
