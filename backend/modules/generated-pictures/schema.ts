import { requireAccess } from '../../auth/policy.ts';
import { builder, nodeInterface } from '../../graphql/builder.ts';
import { pictureShapes } from '../../integrations/picture-maker.ts';
import { assetType } from '../assets/schema.ts';
import { findAsset } from '../assets/store.ts';
import { generatedPicturesUsed } from '../billing/generated-pictures.ts';
import { holderOf } from '../billing/holder.ts';
import { cancelTask, forgetTask } from '../tasks/cancel-task.ts';
import { listTasks } from '../tasks/store.ts';
import type { TaskRow } from '../tasks/store.ts';
import { websiteType } from '../websites/website-type.ts';
import { generatePicture } from './generate-picture.ts';

const shapeType = builder.enumType('PictureShape', { values: pictureShapes });
const stateType = builder.enumType('GeneratingState', {
  values: ['WORKING', 'DONE', 'NOTHING', 'FAILED', 'CANCELLED'] as const,
});

const generatingType = builder.objectRef<TaskRow>('Generating').implement({
  interfaces: [nodeInterface],
  description: 'The work on a picture by a model, and what came of it.',
  fields: (t) => ({
    prompt: t.string({ resolve: ({ wish }) => wish.text ?? '' }),
    shape: t.field({ type: shapeType, resolve: ({ wish }) => wish.shape ?? 'WIDE' }),
    state: t.field({ type: stateType, resolve: ({ state }) => state }),
    note: t.exposeString('note', { description: 'What it is doing, or what is to be said about its end.' }),
    done: t.exposeInt('done', { description: 'Steps.' }),
    total: t.exposeInt('total', { nullable: true, description: 'Null while it waits for its turn.' }),
    picture: t.field({
      type: assetType,
      nullable: true,
      description: 'What came of it; null while it is under way, and once it is not in the library any more.',
      resolve: async ({ websiteId, texts: [id] }, _args, { db }) => {
        const asset = id === undefined ? undefined : await findAsset(db, websiteId, id);
        return asset && !asset.removedAt ? asset : null;
      },
    }),
  }),
});

type Room = { left: number | null; latest: TaskRow | null };

const generatorType = builder.objectRef<Room>('PictureGenerator').implement({
  fields: (t) => ({
    left: t.int({
      nullable: true,
      description: 'How many more the plan has, this month; null: without limit.',
      resolve: ({ left }) => left,
    }),
    latest: t.field({
      type: generatingType,
      nullable: true,
      description: 'The one under way, or the last one, until it is put away.',
      resolve: ({ latest }) => latest,
    }),
  }),
});

builder.objectFields(websiteType, (t) => ({
  pictureGenerator: t.field({
    type: generatorType,
    nullable: true,
    description: 'Null: pictures are not generated here.',
    complexity: 10,
    resolve: async (website, _args, { db, clock, pictureMaker }) => {
      requireAccess(website.access, 'Website.pictureGenerator');
      if (!pictureMaker) return null;
      // The count is read after it: whoever sees a picture done sees that it counted, also when it ended between the two reads.
      const [latest = null] = await listTasks(db, website.id, ['GENERATE']);
      const now = clock();
      const holder = await holderOf(db, website, now);
      const { generatedPictures: limit } = holder.plan;
      const used = await generatedPicturesUsed(db, holder, website.id, now);
      return { left: Number.isFinite(limit) ? Math.max(0, limit - used) : null, latest };
    },
  }),
}));

builder.mutationFields((t) => {
  const one = { id: t.arg.id({ required: true }) };
  return {
    generatePicture: t.field({
      type: generatingType,
      description: 'Begins to generate a picture for the library. One at a time of each website.',
      args: {
        websiteId: t.arg.id({ required: true }),
        prompt: t.arg.string({ required: true, description: '3 to 600 characters. Nobody on the website is named.' }),
        shape: t.arg({ type: shapeType, required: true }),
      },
      resolve: (_root, input, context) => generatePicture(context, input),
    }),
    cancelGeneratedPicture: t.field({
      type: generatingType,
      description: 'Ends it; it does not count. One that is over stays as it is.',
      args: one,
      resolve: (_root, { id }, context) => cancelTask(context, 'cancelGeneratedPicture', id),
    }),
    forgetGeneratedPicture: t.field({
      type: generatingType,
      description: 'Puts away what is told of one that is over; its picture stays.',
      args: one,
      resolve: (_root, { id }, context) => forgetTask(context, 'forgetGeneratedPicture', id),
    }),
  };
});
