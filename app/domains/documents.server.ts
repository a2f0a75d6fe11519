import { graphql } from '#app/graphql/generated/gql.ts';

/** What lists tell of a domain. */
export const DomainStand = graphql(`
  fragment DomainStand on Domain {
    id
    name
    displayName
    state
    isResting
    failingSince
    website {
      id
      name
      status
      address
    }
  }
`);

/** Everything that the screens of one domain show. */
export const DomainDetails = graphql(`
  fragment DomainDetails on Domain {
    ...DomainStand
    method
    isProved
    primary
    address
    stamp
    createdAt
    checkedAt
    nextCheckAt
    records {
      purpose
      host
      type
      expected
      found
      state
      isRequired
    }
    diagnoses {
      code
      severity
      title
      detail
      nextStep
    }
    nameservers {
      name
      answers
    }
    keptRecords {
      type
      host
      value
    }
    certificate {
      issuer
      validFrom
      validTo
      names
    }
    history {
      id
      kind
      text
      detail
      at
    }
  }
`);

export const DomainDocument = graphql(`
  query Domain($id: ID!) {
    viewer {
      id
      domain(id: $id) {
        ...DomainDetails
      }
    }
  }
`);

export const CheckDomain = graphql(`
  mutation CheckDomain($id: ID!) {
    checkDomain(id: $id) {
      id
      displayName
    }
  }
`);

export const ConnectDomain = graphql(`
  mutation ConnectDomain($id: ID!, $websiteId: ID!, $primary: DomainPrimary!) {
    connectDomain(id: $id, websiteId: $websiteId, primary: $primary) {
      id
      displayName
      website {
        id
        name
      }
    }
  }
`);

export const DisconnectDomain = graphql(`
  mutation DisconnectDomain($id: ID!) {
    disconnectDomain(id: $id) {
      id
      displayName
    }
  }
`);
