import { graphql } from '#app/graphql/generated/gql.ts';

export const WaitlistDocument = graphql(`
  query Waitlist($id: ID!, $last: Int!) {
    website(id: $id) {
      id
      name
      address
      status
      waitlist {
        on
        heading
        intro
        when
        askName
        button
        thanks
        version
        entries
        kept
        days(last: $last) {
          name
          entries
        }
      }
    }
  }
`);

export const SaveWaitlist = graphql(`
  mutation SaveWaitlist($id: ID!, $input: WaitlistInput!, $seen: String) {
    saveWaitlist(id: $id, input: $input, seen: $seen) {
      id
      status
      waitlist {
        on
      }
    }
  }
`);
