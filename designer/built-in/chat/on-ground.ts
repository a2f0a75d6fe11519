import type { WebsiteDocument } from '#site/model/document.ts';
import { darkened, lightened, lightnessOf } from '../brief/colours.ts';

type Theme = WebsiteDocument['theme'];
export type Ground = Pick<Theme, 'background' | 'ink'> & { mode: 'light' | 'dark' } & Partial<
    Pick<Theme, 'accent' | 'support'>
  >;

/**
 * A theme brought onto another ground: the mode and the text follow it, and where light turns to dark or back, so do the
 * colours that would be too pale or too deep on the new ground.
 */
export function onGround(background: string, theme: Theme): Ground {
  const dark = lightnessOf(background) < 0.55;
  const turns = dark !== (theme.mode === 'dark' || lightnessOf(theme.background) < 0.55);
  const moved = (colour: string) => (dark ? lightened(colour, 0.7) : darkened(colour, 0.55));
  const unfit = (colour: string) => (dark ? lightnessOf(colour) < 0.6 : lightnessOf(colour) > 0.72);
  return {
    background,
    ink: dark ? '#f6f1ea' : '#1d1a17',
    mode: dark ? 'dark' : 'light',
    ...(turns && unfit(theme.accent) ? { accent: moved(theme.accent) } : {}),
    ...(turns && unfit(theme.support) ? { support: moved(theme.support) } : {}),
  };
}
