import type { LoaderFunctionArgs } from '@remix-run/node';
import { downloadExamples } from '#app/admin/examples/export-examples.server.ts';

export const loader = (args: LoaderFunctionArgs) => downloadExamples(args);
