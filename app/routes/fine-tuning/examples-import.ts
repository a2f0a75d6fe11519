import { redirect, type ActionFunctionArgs } from '@remix-run/node';
import { IMPORT_PANEL } from '#app/admin/examples/example-entry.ts';
import { importExamples } from '#app/admin/examples/import-examples.server.ts';

/** Only the form of the panel comes here. */
export const loader = () => redirect(IMPORT_PANEL);
export const action = (args: ActionFunctionArgs) => importExamples(args);
