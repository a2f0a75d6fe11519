import { defineConfig, devices } from '@playwright/test';
import { findBrowser } from './scripts/browser.mjs';
import { onlyWithScripts } from './tests/support/journey.ts';
import { PORT } from './tests/support/start-product.ts';

const launchOptions = {
  executablePath: findBrowser(),
  args: [
    '--headless',
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
};

/** A journey runs twice, with JavaScript on and off, unless its name or its tag says otherwise, against one real process with a data folder of its own. */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  // One more than there are cores: each waits in between.
  workers: 3,
  fullyParallel: false,
  forbidOnly: true,
  retries: 0,
  // They only end what never comes: a machine three times as slow makes everybody wait three times as long.
  timeout: 600_000,
  expect: { timeout: 60_000 },
  globalSetup: './tests/support/start-product.ts',
  reporter: 'list',
  use: {
    ...devices['Desktop Chrome'],
    baseURL: `http://localhost:${PORT}`,
    launchOptions,
    actionTimeout: 60_000,
    // What fades in or out is measured half seen otherwise.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    // A trace of everything costs a third of the time: `E2E_TRACE=1` keeps those of failed journeys.
    trace: process.env.E2E_TRACE ? 'retain-on-failure' : 'off',
  },
  projects: [
    { name: 'with JavaScript', testIgnore: /without-js/ },
    {
      name: 'without JavaScript',
      use: { javaScriptEnabled: false },
      testIgnore: /with-js/,
      grepInvert: new RegExp(onlyWithScripts.tag),
    },
  ],
});
