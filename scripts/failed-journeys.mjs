import { readFileSync } from 'node:fs';

const MOST_LINES = 6;

const specsOf = ({ suites = [], specs = [] }) => [...specs, ...suites.flatMap(specsOf)];

/** What the runner kept of a page: its headings and whatever it says by itself. Nothing where nothing was kept. */
function saidBy(attachments) {
  const kept = attachments.find(({ name, path }) => name === 'error-context' && path);
  if (!kept) return [];
  const lines = readFileSync(kept.path, 'utf8').split('\n');
  const telling = lines.filter((line) => /^\s*- (?:heading "|alert|status: )/.test(line));
  return telling.slice(0, MOST_LINES).map((line) => line.trim());
}

/** A few lines on each journey that failed, out of Playwright's JSON report: the end of a log is all that some machines keep. */
export const failedJourneys = (report) =>
  specsOf(report).flatMap(({ title, file, tests }) =>
    tests.flatMap(({ projectName, results }) =>
      results
        .filter(({ status }) => status !== 'passed' && status !== 'skipped')
        .map(({ error = {}, errorLocation = {}, attachments = [] }) =>
          [
            `${file}:${errorLocation.line ?? ''} [${projectName}] ${title}`,
            ...plain(error.message).slice(0, MOST_LINES),
            ...saidBy(attachments),
          ].join('\n   '),
        ),
    ),
  );

/** The lines of a message without its colours and its empty ones. */
const plain = (message = '') =>
  message
    .replaceAll(new RegExp(`${String.fromCharCode(27)}\\[\\d+m`, 'g'), '')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
