/**
 * The features that Playwright 1.65 disables. Chromium only reads the last list. tests/e2e/browser.spec.ts fails when
 * Playwright's list changes.
 */
const switchedOffByPlaywright = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'msForceBrowserSignIn',
  'msEdgeUpdateLaunchServicesPreferredVersion',
];

/**
 * Chromium renders the address bar's popup as a page in its own process for each new window. Nobody sees it, and it
 * costs as much work as the first page of a journey.
 */
const addressBar = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];

export const browserArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  // Without it, the headless shell rounds letter widths to whole pixels, which no phone does.
  '--font-render-hinting=none',
  `--disable-features=${[...switchedOffByPlaywright, ...addressBar].join()}`,
];
