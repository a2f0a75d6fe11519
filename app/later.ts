import { createElement, lazy, memo, Suspense, type ComponentType, type NamedExoticComponent } from 'react';
import { onceOnline } from './offline.ts';

/**
 * A part of a screen that the server writes into the page at once, and whose code a browser fetches only when it is shown, and again
 * when a lost connection is back. Stands inside a `Suspense`.
 *
 *     const Panel = later(async () => (await import('./panel.tsx')).Panel);
 */
export function later<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const Late = lazy(async () => {
    const part = await onceOnline(load);
    return { default: ({ props }: { props: Props }) => createElement(part, props) };
  });
  let here: ComponentType<Props> | undefined;
  // The server has all code: it draws the part itself, never what stands in for it.
  if (import.meta.env.SSR) void load().then((part) => (here = part));
  return (props) => (here ? createElement(here, props) : createElement(Late, { props }));
}

/**
 * The same for a part that stands beside what changes while its code is on its way, such as fields that are being typed into: with
 * the same props nothing asks for it anew, so that what the server wrote stays. `Meanwhile` stands for one that comes later.
 */
export function laterApart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Meanwhile?: ComponentType<Props>,
): NamedExoticComponent<Props> {
  const Part = later(load);
  return memo<Props>((props) => {
    const fallback = Meanwhile && createElement(Meanwhile, props);
    return createElement(Suspense, { fallback }, createElement(Part, props));
  });
}
