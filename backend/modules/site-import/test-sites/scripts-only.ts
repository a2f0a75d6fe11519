/** Empty until its scripts run. */
export const scriptsOnly: Record<string, string> = {
  '/': '<!doctype html><html lang="en"><head><title>Nimbus</title><script defer src="/static/js/main.8f3.js"></script></head><body><noscript>You need to enable JavaScript to run this app.</noscript><div id="root"></div></body></html>',
};
