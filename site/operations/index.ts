export { brokenBound, type BrokenBound } from '../changes/bounds.ts';
export { applyChanges } from '../changes/apply-changes.ts';
export { changesBetween } from '../changes/changes-between.ts';
export { changesSchema, pathText, type Change, type Place } from '../changes/change.ts';
export { conflictsBetween, type Conflict } from '../changes/conflicts.ts';
export { redirectsForMovedPages } from '../changes/moved-pages.ts';
export { restoreSection } from '../changes/restore-section.ts';
export type { Failure, FailureCode } from '../model/failure.ts';
export { hashOf, sectionHashes } from '../model/hash.ts';
export { operationTools, type OperationTool } from './json-schema.ts';
export { applyOperations, type Applied, type OperationFailure } from './apply-operations.ts';
export {
  MAX_OPERATIONS,
  operationSchema,
  readOperation,
  readOperations,
  type Operation,
  type ReadOperation,
} from './operation.ts';
export { withinLibrary } from './within-library.ts';
export { rebase, type Rebased } from './rebase.ts';
export { verbs } from './verbs/index.ts';
export { lockedIn, lockPathsOf, withLocks } from '../changes/locks.ts';
export { outOfScope } from '../changes/scope.ts';
export { partName } from '../model/part-names.ts';
