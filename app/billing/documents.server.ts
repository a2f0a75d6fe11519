import { graphql } from '#app/graphql/generated/gql.ts';

export const PlansQuery = graphql(`
  query Plans($website: ID!, $isAtWebsite: Boolean!, $change: ID!, $isChanging: Boolean!) {
    website(id: $website) @include(if: $isAtWebsite) {
      id
      name
      canWrite
    }
    viewer {
      id
      billing {
        plan {
          ...PlanFacts
        }
        source
        state
        price {
          amount
          currency
        }
        renewsAt
        endsAt
        nextPlan {
          id
          label
        }
        graceUntil
        beyondSince
        restsAt
        published {
          id
          name
          visits
          status
          isPreferred
        }
        use {
          key
          label
          used
          limit
          words
        }
        isOffered
      }
      plans {
        plan {
          ...PlanFacts
        }
        monthly {
          amount
          currency
        }
        isCurrent
        change
      }
      planChange(plan: $change) @include(if: $isChanging) {
        kind
        from {
          id
          label
        }
        to {
          id
          label
          websites
        }
        dueNow {
          amount
          currency
        }
        then {
          amount
          currency
        }
        thenAt
        fromWhen
        rests {
          kind
          id
          name
          detail
        }
        problem
      }
    }
  }
  fragment PlanFacts on Plan {
    id
    label
    websites
    domains
    assistantMessages
    generatedPictures
    pages
    mediaBytes
    waitlistEntries
    badgeRemovable
    codeForHead
    sitePassword
  }
`);

export const ChangePlan = graphql(`
  mutation ChangePlan($plan: ID!, $website: ID, $returnTo: String) {
    changePlan(plan: $plan, websiteId: $website, returnTo: $returnTo) {
      url
    }
  }
`);

export const ChooseShown = graphql(`
  mutation ChooseShown($ids: [ID!]!) {
    chooseWebsitesShown(ids: $ids) {
      restsAt
    }
  }
`);
