import type { NoticeTone } from '#app/ui/index.ts';

/** How a purchase stands, in words. `isUnderWay`: the page asks again by itself. */
export type Standing = { title: string; text: string; tone: NoticeTone; isUnderWay: boolean };
