import type { ServerBuild } from '@remix-run/node';

type Routes = ServerBuild['routes'];

/**
 * The same app with fewer routes, by the first segment of the address. Remix compares a request with every route there
 * is, several times over, so each handler is given only those that can match: its segment's, the home page and the page
 * for everything else.
 */
export function buildsByFirstSegment(build: ServerBuild): Map<string, ServerBuild> {
  const segments = new Set(Object.keys(build.routes).map((id) => firstSegmentOf(id, build.routes)));
  return new Map(
    [...segments].flatMap((segment) =>
      segment === null ? [] : [[segment, withRoutes(build, idsFor(segment, build.routes))]],
    ),
  );
}

/** The segment that a request asks for, as `buildsByFirstSegment` names it. Data requests end with `.data`. */
export function requestedSegment(path: string): string {
  const [segment = ''] = path.slice(1).split('/', 1);
  const name = segment.replace(/\.data$/, '').toLowerCase();
  return name === '_root' ? '' : name;
}

const withRoutes = (build: ServerBuild, ids: Set<string>): ServerBuild => {
  const only = <Route>(routes: Record<string, Route>) =>
    Object.fromEntries(Object.entries(routes).filter(([id]) => ids.has(id)));
  return { ...build, routes: only(build.routes), assets: { ...build.assets, routes: only(build.assets.routes) } };
};

/** The routes of a segment with the layouts around them. */
function idsFor(segment: string, routes: Routes): Set<string> {
  const ids = new Set<string>();
  for (const id of Object.keys(routes)) {
    const first = firstSegmentOf(id, routes);
    const canMatch = first === null ? routes[id]?.path !== undefined : first === segment || first === '';
    for (let at: string | undefined = canMatch ? id : undefined; at; at = routes[at]?.parentId) ids.add(at);
  }
  return ids;
}

/** Null for what can stand under any segment: the root, layouts without a path, `*`. The home page's is empty. */
function firstSegmentOf(id: string, routes: Routes): string | null {
  const paths: string[] = [];
  for (let route = routes[id]; route; route = routes[route.parentId ?? '']) if (route.path) paths.unshift(route.path);
  const [segment = ''] = paths.join('/').replace(/^\//, '').split('/', 1);
  if (segment === '') return routes[id]?.index ? '' : null;
  return /^[:*]/.test(segment) ? null : segment.toLowerCase();
}
