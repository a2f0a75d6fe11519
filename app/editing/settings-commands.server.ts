import { graphql } from '#app/graphql/generated/index.ts';
import type { Commands } from './command.ts';
import { entry } from '#site/forms/entry.ts';

const ChangeSubdomain = graphql(`
  mutation ChangeSubdomain($id: ID!, $seen: String, $subdomain: String!) {
    changeSubdomain(id: $id, seen: $seen, subdomain: $subdomain) {
      id
      address
    }
  }
`);

const SetSearchVisibility = graphql(`
  mutation SetSearchVisibility($id: ID!, $seen: String, $hidden: Boolean!) {
    setSearchVisibility(id: $id, seen: $seen, hidden: $hidden) {
      id
    }
  }
`);

const SetSitePassword = graphql(`
  mutation SetSitePassword($id: ID!, $seen: String, $password: String) {
    setSitePassword(id: $id, seen: $seen, password: $password) {
      id
    }
  }
`);

const SetHeadCode = graphql(`
  mutation SetHeadCode($id: ID!, $seen: String, $headCode: String!) {
    setHeadCode(id: $id, seen: $seen, headCode: $headCode) {
      id
    }
  }
`);

const SetTrainingConsent = graphql(`
  mutation SetTrainingConsent($id: ID!, $seen: String, $on: Boolean!) {
    setTrainingConsent(id: $id, seen: $seen, on: $on) {
      id
    }
  }
`);

const SetNotifications = graphql(`
  mutation SetNotifications($id: ID!, $seen: String, $on: Boolean!, $address: String!) {
    setNotifications(id: $id, seen: $seen, on: $on, address: $address) {
      id
      settings {
        notifyPending
      }
    }
  }
`);

const ConfirmNotifyAddress = graphql(`
  mutation ConfirmNotifyAddress($id: ID!, $code: String!) {
    confirmNotifyAddress(id: $id, code: $code) {
      id
      settings {
        notifyAddress
      }
    }
  }
`);

const DuplicateAsDraft = graphql(`
  mutation DuplicateAsDraft($id: ID!) {
    duplicateWebsite(id: $id) {
      id
      name
    }
  }
`);

/** As it was typed: spaces at the ends of a password belong to it. */
function passwordIn(form: FormData): string {
  const value = form.get('password');
  return typeof value === 'string' ? value : '';
}

/** The version of the setting that the form was filled from. */
const seenIn = (form: FormData): string | null => entry(form, 'seen') || null;

/** What the settings ask for beside the document. Each counts at once. */
export const settingsCommands: Commands = {
  'change-subdomain': {
    isTyped: true,
    async run(api, id, form) {
      const { changeSubdomain } = await api(ChangeSubdomain, {
        id,
        seen: seenIn(form),
        subdomain: entry(form, 'subdomain'),
      });
      const host = changeSubdomain.address.replace(/^https?:\/\//, '');
      return { message: `The address is ${host} now.`, goTo: { subdomain: null }, anchor: 'address' };
    },
  },
  'set-search-visibility': {
    isTyped: true,
    async run(api, id, form) {
      const hidden = form.has('hidden');
      await api(SetSearchVisibility, { id, seen: seenIn(form), hidden });
      const message = hidden ? 'Search engines are asked to leave it out.' : 'Search engines may list it.';
      return { message, anchor: 'search' };
    },
  },
  'set-training-consent': {
    isTyped: true,
    async run(api, id, form) {
      const on = entry(form, 'consent') === 'given';
      await api(SetTrainingConsent, { id, seen: seenIn(form), on });
      const message = on
        ? 'Thank you. You can take this back here at any time.'
        : 'Withdrawn. Everything that was made from this website is removed.';
      return { message, anchor: 'training' };
    },
  },
  'set-password': {
    isTyped: true,
    async run(api, id, form) {
      await api(SetSitePassword, { id, seen: seenIn(form), password: passwordIn(form) });
      return { message: 'Visitors are asked for the password from now on.', anchor: 'password' };
    },
  },
  'remove-password': {
    async run(api, id, form) {
      await api(SetSitePassword, { id, seen: seenIn(form), password: null });
      return { message: 'The website is open to everybody.', anchor: 'password' };
    },
  },
  'set-notifications': {
    isTyped: true,
    async run(api, id, form) {
      const input = { id, seen: seenIn(form), on: form.has('on'), address: entry(form, 'address') };
      const { notifyPending } = (await api(SetNotifications, input)).setNotifications.settings;
      const message = notifyPending
        ? `Saved. Enter the code that goes to ${notifyPending} now.`
        : 'Notifications saved';
      return { message, anchor: 'notifications' };
    },
  },
  'confirm-address': {
    isTyped: true,
    async run(api, id, form) {
      const { confirmNotifyAddress } = await api(ConfirmNotifyAddress, { id, code: entry(form, 'code') });
      const message = `Emails go to ${confirmNotifyAddress.settings.notifyAddress} from now on.`;
      return { message, goTo: { code: null }, anchor: 'notifications' };
    },
  },
  'set-head-code': {
    isTyped: true,
    async run(api, id, form) {
      await api(SetHeadCode, { id, seen: seenIn(form), headCode: entry(form, 'headCode') });
      return { message: 'Code saved', anchor: 'code' };
    },
  },
  duplicate: {
    async run(api, id) {
      const { duplicateWebsite } = await api(DuplicateAsDraft, { id });
      const to = `/website/${duplicateWebsite.id}`;
      return { message: `“${duplicateWebsite.name}” is here, as a draft.`, to };
    },
  },
};
