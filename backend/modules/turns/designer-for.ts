import type { Designer } from '#designer/designer.ts';
import type { Context } from '../../context.ts';
import { registry } from '../live-settings/registry.ts';

/** Who designs for the caller: the built-in designer while staff have switched the model off for them. */
export const designerFor = ({
  designer,
  reading,
  live,
  actor,
}: Pick<Context, 'designer' | 'reading' | 'live' | 'actor'>): Designer =>
  live.isOn(registry.model, actor) ? designer : reading.designer;
