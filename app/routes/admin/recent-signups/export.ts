import type { LoaderFunctionArgs } from '@remix-run/node';
import { exportList } from '#app/admin/export-list.server.ts';
import { signupColumns, signupFile } from '#app/admin/signups/signup-source.server.ts';

/** Everybody whom the list's address finds, as a file for spreadsheets. */
export const loader = (args: LoaderFunctionArgs) =>
  exportList(signupFile, { fileName: 'pagewright-signups.csv', columns: signupColumns }, args);
