/**
 * Playwright 1.65 disables and enables these features. Chromium only reads the last list of each kind.
 * tests/e2e/resilience/browser.spec.ts fails when Playwright's lists change.
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
const switchedOnByPlaywright = ['CDPScreenshotNewSurface', 'SkipListAccountsWithoutGaiaCookies'];

/**
 * Chromium renders the address bar's popup as a page of its own for each new window, which costs as much work as the
 * first page of a journey.
 */
const addressBar = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];

/**
 * These features isolate sites in processes of their own, to protect users from malicious sites. No journey visits any,
 * but every journey would pay for the processes.
 */
const siteIsolation = ['IsolateOrigins', 'site-per-process', 'SpareRendererForSitePerProcess'];

export const browserArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  // Messages between processes cost a tenth of a journey's work.
  '--in-process-gpu',
  `--enable-features=${[...switchedOnByPlaywright, 'NetworkServiceInProcess2'].join()}`,
  // Without it, the headless shell rounds letter widths to whole pixels, which no phone does.
  '--font-render-hinting=none',
  `--disable-features=${[...switchedOffByPlaywright, ...addressBar, ...siteIsolation].join()}`,
];
