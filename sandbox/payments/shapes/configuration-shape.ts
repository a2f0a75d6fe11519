import type Stripe from 'stripe';
import type { Configuration } from '../portal-records.ts';
import type { Wire } from './wire.ts';

/** Without the products: those are shown when they are asked for by `expand`. */
export function configurationShape(configuration: Configuration): Wire<Stripe.BillingPortal.Configuration> {
  const { products: _products, ...update } = configuration.features.subscription_update;
  return {
    id: configuration.id,
    object: 'billing_portal.configuration',
    active: configuration.active,
    application: null,
    business_profile: {
      headline: configuration.headline,
      privacy_policy_url: configuration.privacyUrl,
      terms_of_service_url: configuration.termsUrl,
    },
    created: configuration.created,
    default_return_url: configuration.returnUrl,
    features: { ...configuration.features, subscription_update: update },
    is_default: configuration.isDefault,
    livemode: false,
    login_page: { enabled: false, url: null },
    metadata: configuration.metadata,
    name: configuration.name,
    updated: configuration.updated,
  };
}
