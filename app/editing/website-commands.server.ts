import { z } from 'zod';
import { apiError } from '#app/graphql/errors.ts';
import { pictureCommands } from '#app/pictures/picture-commands.server.ts';
import type { Commands } from './command.ts';
import {
  CreateShareLink,
  PublishWebsite,
  RedoChange,
  RegenerateSection,
  RestoreRevision,
  RevokeShareLink,
  UndoChange,
  UnpublishWebsite,
} from './documents.server.ts';
import { submissionCommands } from '#app/submissions/commands.server.ts';
import { entry } from '#site/forms/entry.ts';
import { settingsCommands } from './settings-commands.server.ts';

type WithLastChange = {
  currentRevision: number;
  revisions: { edges: { node: { summary: string } }[] };
};
const lastChange = ({ revisions }: WithLastChange, otherwise: string) => revisions.edges[0]?.node.summary ?? otherwise;

const revisionNumber = z.coerce.number().int().positive();

/** What a form may ask for that is no change of fields: each one is one mutation. */
export const commands: Commands = {
  ...settingsCommands,
  ...pictureCommands,
  undo: {
    isQuiet: true,
    async run(api, id) {
      const { undoChange } = await api(UndoChange, { id });
      return { revision: undoChange.currentRevision, message: lastChange(undoChange, 'Undone') };
    },
  },
  redo: {
    isQuiet: true,
    async run(api, id) {
      const { redoChange } = await api(RedoChange, { id });
      return { revision: redoChange.currentRevision, message: lastChange(redoChange, 'Redone') };
    },
  },
  restore: {
    async run(api, id, form) {
      const number = revisionNumber.parse(entry(form, 'revision'));
      const sectionId = entry(form, 'section') || null;
      const { restoreRevision } = await api(RestoreRevision, { id, number, sectionId });
      return {
        revision: restoreRevision.currentRevision,
        message: sectionId ? `Section restored from version ${number}` : `Restored version ${number}`,
        goTo: { revision: null },
      };
    },
  },
  'regenerate-section': {
    async run(api, id, form, { request }) {
      const asked = await api(RegenerateSection, { websiteId: id, sectionId: entry(form, 'section') });
      const { message, website } = asked.regenerateSection;
      if (message.state === 'WORKING')
        return { message: 'The assistant is working. Reload in a moment to see the new version.' };
      if (message.state !== 'DONE') throw apiError('INVALID', request, message.text);
      const { currentRevision: revision } = website;
      return { revision, message: message.text, offersUndo: true, isQuiet: true };
    },
  },
  publish: {
    async run(api, id) {
      const { publishWebsite } = await api(PublishWebsite, { id });
      return { revision: publishWebsite.currentRevision, message: 'Published. Your website is live.' };
    },
  },
  share: {
    async run(api, id, form) {
      const days = Number(entry(form, 'days')) || null;
      await api(CreateShareLink, { websiteId: id, days });
      return { message: 'The link is ready. Send it to whoever should see the draft.' };
    },
  },
  'revoke-share': {
    async run(api, _id, form) {
      await api(RevokeShareLink, { id: entry(form, 'link') });
      return { message: 'Revoked. The link no longer works.' };
    },
  },
  'mark-spam': { run: (api, _id, form) => submissionCommands['mark-spam'](api, form) },
  'not-spam': { run: (api, _id, form) => submissionCommands['not-spam'](api, form) },
  'delete-submission': { run: (api, _id, form) => submissionCommands['delete-submission'](api, form) },
  unpublish: {
    async run(api, id) {
      const { unpublishWebsite } = await api(UnpublishWebsite, { id });
      return { revision: unpublishWebsite.currentRevision, message: 'Unpublished. Visitors no longer see it.' };
    },
  },
};
