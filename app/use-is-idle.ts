import { useFetchers, useNavigation, useRevalidator } from '@remix-run/react';

/**
 * Whether nothing is on its way that brings a screen's data by itself. Who asks for it meanwhile starts all of it over:
 * where something is heard more often than the server answers, nobody would ever arrive.
 */
export function useIsIdle(): boolean {
  const navigation = useNavigation();
  const revalidator = useRevalidator();
  const fetchers = useFetchers();
  return [navigation, revalidator, ...fetchers].every(({ state }) => state === 'idle');
}
