type Result = {
  status: string;
  error?: { message?: string };
  errorLocation?: { line?: number };
  attachments?: { name: string; path?: string }[];
};
type Spec = { title: string; file: string; tests: { projectName: string; results: Result[] }[] };
type Suite = { suites?: Suite[]; specs?: Spec[] };

/** A few lines on each journey that failed, out of Playwright's JSON report. */
export function failedJourneys(report: Suite): string[];
