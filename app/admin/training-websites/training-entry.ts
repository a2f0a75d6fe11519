import type { TrainingEntryFragment, TrainingWebsitesQuery } from '#app/graphql/generated/graphql.ts';

export type TrainingRow = TrainingWebsitesQuery['trainingWebsites']['edges'][number]['node'];
/** An entry as forms hold it: its tags are one text. */
export type TrainingEntry = Omit<TrainingEntryFragment, 'tags'> & { tags: string };

export const TRAINING_PATH = '/training-websites';
