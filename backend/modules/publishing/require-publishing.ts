import type { Context } from '../../context.ts';
import { registry } from '../live-settings/registry.ts';

/** Throws UNAVAILABLE while staff have switched publishing off for the caller. */
export const requirePublishing = ({ live, actor }: Pick<Context, 'live' | 'actor'>): void =>
  live.requireOn(
    registry.publishing,
    actor,
    'Nothing can be published at the moment. Your changes are saved, and what is published stays as it is. Please try again later.',
  );
