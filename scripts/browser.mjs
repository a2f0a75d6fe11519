// Finds a Chromium for the browser tests, or installs one. Only Node's own modules.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';

const KNOWN_PLACES = [
  // Without windows it does the same in less time.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

const PLAYWRIGHT_CACHES = [
  process.env.PLAYWRIGHT_BROWSERS_PATH,
  join(homedir(), '.cache/ms-playwright'),
  join(homedir(), 'Library/Caches/ms-playwright'),
  join(homedir(), 'AppData/Local/ms-playwright'),
];
const PLAYWRIGHT_FILES = [
  'chrome-linux/chrome',
  'chrome-linux64/chrome',
  'chrome-mac/Chromium.app/Contents/MacOS/Chromium',
  'chrome-win/chrome.exe',
];

const playwrightBrowsers = () =>
  PLAYWRIGHT_CACHES.filter((folder) => folder && existsSync(folder)).flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => /^chromium-\d+$/.test(name))
      .flatMap((name) => PLAYWRIGHT_FILES.map((file) => join(folder, name, file))),
  );

/** Path of a usable browser: the one asked for by CHROMIUM_PATH, an installed one, or Playwright's. */
export const findBrowser = () =>
  [process.env.CHROMIUM_PATH, ...KNOWN_PLACES, ...playwrightBrowsers()].find((path) => path && existsSync(path));

const isRootOnDebian = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/** Leaves a browser on the machine or stops with a sentence that says what is missing. */
export function requireBrowser({ run, stop }) {
  if (findBrowser()) return;
  console.info('Installing a browser for the tests …');
  if (isRootOnDebian()) {
    run('apt-get', ['update', '-qq'], 'Reading the package lists');
    const install = (browser) => ['install', '-y', '-qq', '--no-install-recommends', browser, 'fonts-dejavu-core'];
    const { status } = spawnSync('apt-get', install('chromium-headless-shell'), { stdio: 'inherit' });
    if (status !== 0) run('apt-get', install('chromium'), 'Installing Chromium');
  } else {
    spawnSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit', shell: process.platform === 'win32' });
  }
  if (!findBrowser()) stop('The browser tests need Chromium: install it, or set CHROMIUM_PATH to an installed one.');
}
