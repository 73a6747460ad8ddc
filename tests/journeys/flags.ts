/** What Playwright 1.65 turns off: of two such switches Chromium heeds the last one, which is ours. */
const OFF_BY_PLAYWRIGHT = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];

/** Chromium's own toolbar is a page, with a process for each window; nobody sees it here, and it takes half a processor while it starts. */
const TOOLBAR = [
  'InitialWebUI',
  'NonTabWebUI',
  'PreloadTopChromeWebUI',
  'PreloadTopChromeWebUILessNavigations',
  'StartingWebUI',
  'TabSearchToolbarButton',
  'WebUIAppMenuButton',
  'WebUIAvatarButton',
  'WebUIBackForwardButton',
  'WebUIBatterySaverButton',
  'WebUIExtensionsContainer',
  'WebUIGlicButton',
  'WebUIHomeButton',
  'WebUILocationBar',
  'WebUIMediaButton',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'WebUIOmniboxPopup',
  'WebUIReloadButton',
  'WebUIToolbarInternalWebView',
  'WebUIToolbarWebView',
];

/** How Chromium is started: without a sandbox, as root has none, without calls of its own, and with a camera and a microphone of its own. */
export const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${[...OFF_BY_PLAYWRIGHT, ...TOOLBAR].join()}`,
  '--use-fake-ui-for-media-stream',
  '--use-fake-device-for-media-stream',
];
