/**
 * Sections rise a little into place as they are scrolled to: by position alone, without script. Nothing moves by itself, the first
 * section of a page not at all, and nothing is ever less than fully visible. Not for people who want less motion, nor in print.
 */
export const gentleMotion =
  '@media screen and (prefers-reduced-motion:no-preference){@supports(animation-timeline:view()){.section~.section>*{animation:rise linear both;animation-timeline:view();animation-range:entry 0 entry 18rem}@keyframes rise{from{translate:0 3rem}}}}';
