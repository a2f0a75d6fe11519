import { chromium, type Browser } from '@playwright/test';
import { findBrowser } from '../../scripts/browser.mjs';

/** The browser that measures look with; `port` opens it to Lighthouse. */
export const openBrowser = (port?: number): Promise<Browser> =>
  chromium.launch({
    executablePath: findBrowser(),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      ...(port === undefined ? [] : [`--remote-debugging-port=${port}`]),
    ],
  });
