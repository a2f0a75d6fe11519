import { graphql } from '#app/graphql/generated/index.ts';
import type { Commands } from '#app/editing/command.ts';

/** How a website's generated pictures stand. */
export const GeneratorFragment = graphql(`
  fragment Generator on PictureGenerator {
    left
    latest {
      id
      prompt
      shape
      state
      note
      done
      total
      picture {
        id
        name
      }
    }
  }
`);

const GeneratePicture = graphql(`
  mutation GeneratePicture($websiteId: ID!, $prompt: String!, $shape: PictureShape!) {
    generatePicture(websiteId: $websiteId, prompt: $prompt, shape: $shape) {
      id
    }
  }
`);

const CancelGeneratedPicture = graphql(`
  mutation CancelGeneratedPicture($id: ID!) {
    cancelGeneratedPicture(id: $id) {
      id
      note
    }
  }
`);

const ForgetGeneratedPicture = graphql(`
  mutation ForgetGeneratedPicture($id: ID!) {
    forgetGeneratedPicture(id: $id) {
      id
    }
  }
`);

const text = (form: FormData, name: string) => {
  const value = form.get(name);
  return typeof value === 'string' ? value.trim() : '';
};

const shapes = ['WIDE', 'SQUARE', 'TALL'] as const;

/** What the forms around a generated picture ask for. */
export const generatingCommands: Commands = {
  'generate-picture': {
    isTyped: true,
    async run(api, websiteId, form) {
      const shape = shapes.find((one) => one === text(form, 'shape')) ?? 'WIDE';
      await api(GeneratePicture, { websiteId, prompt: text(form, 'prompt'), shape });
      return {
        message: 'The picture is being generated',
        isQuiet: true,
        goTo: { picture: null, removed: null, look: null },
        anchor: 'generate',
      };
    },
  },
  'cancel-generating': {
    async run(api, _id, form) {
      const { cancelGeneratedPicture } = await api(CancelGeneratedPicture, { id: text(form, 'task') });
      return { message: cancelGeneratedPicture.note, isQuiet: true, goTo: { look: null }, anchor: 'generate' };
    },
  },
  'forget-generating': {
    async run(api, _id, form) {
      await api(ForgetGeneratedPicture, { id: text(form, 'task') });
      return { message: 'Put away', isQuiet: true, goTo: { look: null } };
    },
  },
};
