import {
  useFetchers,
  useLoaderData,
  useLocation,
  useNavigation,
  useRevalidator,
  type ClientLoaderFunctionArgs,
} from '@remix-run/react';
import { useEffect, useSyncExternalStore } from 'react';
import { LoaderCache } from './loader-cache.ts';
import { useIsIdle } from './use-is-idle.ts';

const caches = new Set<Pick<LoaderCache<never>, 'expire' | 'clear' | 'subscribe' | 'isAsking'>>();

/**
 * The client half of a loader: what was shown before appears at once, the fresh answer replaces it when it comes.
 *
 *     const cached = cachedLoader<typeof loader>();
 *     export const clientLoader = cached.clientLoader;
 *     // in the component
 *     const data = cached.useData();
 */
export function cachedLoader<Loader>() {
  type Data = ReturnType<typeof useLoaderData<Loader>>;
  const cache = new LoaderCache<Data>();
  caches.add(cache);

  const clientLoader = ({ request, serverLoader }: ClientLoaderFunctionArgs): Promise<Data> => {
    const { pathname, search } = new URL(request.url);
    return cache.load(`${pathname}${search}`, () => serverLoader<Loader>());
  };

  function useData(): Data {
    const loaded = useLoaderData<Loader>();
    const { pathname, search } = useLocation();
    const { revalidate } = useRevalidator();
    const key = `${pathname}${search}`;
    const kept = useSyncExternalStore(
      cache.subscribe,
      () => cache.peek(key),
      () => undefined,
    );
    useEffect(() => {
      cache.seed(key, loaded);
      return cache.use(key);
    }, [key, loaded]);
    const isIdle = useIsIdle();
    useEffect(() => {
      if (isIdle && kept && kept.state !== 'fresh') revalidate();
    }, [isIdle, kept, revalidate]);
    return kept ? kept.data : loaded;
  }

  return { clientLoader, useData };
}

/** True while a kept answer is being asked again behind the screen. */
export function useIsRefreshing(): boolean {
  return useSyncExternalStore(
    subscribeToAll,
    () => [...caches].some((cache) => cache.isAsking),
    () => false,
  );
}

function subscribeToAll(listener: () => void): () => void {
  const stops = [...caches].map((cache) => cache.subscribe(listener));
  return () => stops.forEach((stop) => stop());
}

/** Once, in the root: nothing kept survives a mutation, and nothing of one person is shown to the next. */
export function useCacheRules(userId: string | null): void {
  const navigation = useNavigation();
  const fetchers = useFetchers();
  const isMutating = [navigation, ...fetchers].some(({ formMethod }) => formMethod != null && formMethod !== 'GET');
  useEffect(() => {
    if (isMutating) for (const cache of caches) cache.expire();
  }, [isMutating]);
  useEffect(
    () => () => {
      for (const cache of caches) cache.clear();
    },
    [userId],
  );
}
