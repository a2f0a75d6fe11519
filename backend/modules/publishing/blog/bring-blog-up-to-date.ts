import type { Services } from '../../../context.ts';

/**
 * Makes the files that a website's posts add to its publication, those alone whose parts changed, and shows all of them at once.
 * Doing it twice changes nothing.
 */
// eslint-disable-next-line @typescript-eslint/no-unused-vars -- made in the next step
export async function bringBlogUpToDate(services: Services, websiteId: string): Promise<void> {}
