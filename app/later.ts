import { createElement, lazy, type ComponentType } from 'react';

/**
 * A part of a screen that the server writes into the page at once, and whose code a browser fetches only when it is shown.
 * Stands inside a `Suspense`.
 *
 *     const Panel = later(async () => (await import('./panel.tsx')).Panel);
 */
export function later<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const Late = lazy(async () => {
    const part = await load();
    return { default: ({ props }: { props: Props }) => createElement(part, props) };
  });
  let here: ComponentType<Props> | undefined;
  // The server has all code: it draws the part itself, never what stands in for it.
  if (import.meta.env.SSR) void load().then((part) => (here = part));
  return (props) => (here ? createElement(here, props) : createElement(Late, { props }));
}
