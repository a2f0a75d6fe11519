import type { LinesByTrade } from '../lines.ts';
import { culture } from './culture.ts';
import { food } from './food.ts';
import { healthAndBeauty } from './health-and-beauty.ts';
import { homeAndRoad } from './home-and-road.ts';
import { learningAndAdvice } from './learning-and-advice.ts';
import { shopsAndCrafts } from './shops-and-crafts.ts';

export const germanLines: LinesByTrade = {
  ...food,
  ...healthAndBeauty,
  ...homeAndRoad,
  ...learningAndAdvice,
  ...culture,
  ...shopsAndCrafts,
};
