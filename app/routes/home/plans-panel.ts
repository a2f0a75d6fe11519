import { later } from '#app/later.ts';

/** The account's plans, over the dashboard: its code is fetched when they are looked at. */
export const PlansPanel = later(async () => (await import('#app/billing/plans-screen.tsx')).PlansScreen);
