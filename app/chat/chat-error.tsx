import { isRouteErrorResponse, useRouteError } from '@remix-run/react';
import { NotFoundWebsite } from '#app/editing/not-found-website.tsx';
import { ErrorScreen } from '#app/frame/error-screen.tsx';

/** Errors of the chat screens. A website that is not there may be one that needs a login. */
export function ChatErrorBoundary() {
  const error = useRouteError();
  return isRouteErrorResponse(error) && error.status === 404 ? <NotFoundWebsite /> : <ErrorScreen error={error} />;
}
