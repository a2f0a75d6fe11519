import { useRevalidator } from '@remix-run/react';
import { useEffect } from 'react';
import { LooksAgain } from './looks-again.tsx';

const LOOK_MS = 1500;

/** Has a screen that shows something being made look again until it is there, with scripts and without. */
export function WhileWorking() {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') revalidate();
    }, LOOK_MS);
    return () => clearInterval(timer);
  }, [revalidate]);
  return <LooksAgain />;
}
