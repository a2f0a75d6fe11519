import { oklch } from 'culori';

/** How light a colour is, from 0 to 1. */
export const lightOf = (colour: string): number => oklch(colour)?.l ?? 1;
