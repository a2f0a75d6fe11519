import type { ErrorRequestHandler } from 'express';
import { reportFault } from '#app/analytics/faults.server.ts';
import { messagePage } from '#app/preview/message-page.server.ts';
import { sendAnswer } from './web-request.ts';

const fault = {
  title: 'Something went wrong on our side',
  text: 'We have been told about it. Go back and try once more; if it happens again, try a little later.',
  status: 500,
};
const missing = {
  title: 'There is nothing here',
  text: 'There is no page at this address. Start again from the home page.',
};

/** The end of every request that nobody else could answer: words for whoever asked, everything else for the log. */
export const faultPage: ErrorRequestHandler = (error: unknown, _request, response, _next) => {
  const status = statusOf(error);
  if (status >= 500) reportFault(error);
  if (response.headersSent) return void response.destroy();
  void sendAnswer(response, messagePage(status >= 500 ? fault : { ...missing, status }));
};

/** Those who serve files say by a status that it was not their fault. */
function statusOf(error: unknown): number {
  const status = typeof error === 'object' && error !== null && 'status' in error ? error.status : 500;
  return typeof status === 'number' && status >= 400 && status < 500 ? status : 500;
}
