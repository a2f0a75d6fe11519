import type { LinesByTrade } from '../lines.ts';

export const germanLines: LinesByTrade = {};
