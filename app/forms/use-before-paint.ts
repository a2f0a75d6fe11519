import { useEffect, useLayoutEffect } from 'react';

/** An effect that runs before anybody sees, or presses, what was just drawn. Servers draw nothing and run none. */
export const useBeforePaint = import.meta.env.SSR ? useEffect : useLayoutEffect;
