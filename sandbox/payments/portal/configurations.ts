import { z } from 'zod';
import type { ApiRoute } from '../api.ts';
import { missing } from '../errors.ts';
import { pageFields, pageOf } from '../lists.ts';
import { DEFAULT_CONFIGURATION, type Configuration } from '../portal-records.ts';
import { mergeMetadata, readFields, yesOrNo } from '../read-fields.ts';
import { allOf, newId, nowInSeconds, type PaymentRecords } from '../records.ts';
import type { Shapes } from '../shapes/shapes-of.ts';
import { configurationCreate, configurationUpdate } from './configuration-fields.ts';
import { featuresFrom, NO_FEATURES } from './features.ts';

const listFields = z.strictObject({ ...pageFields, active: yesOrNo.optional(), is_default: yesOrNo.optional() });

/** As the dashboard has it before anybody made another. */
const standard: Configuration = {
  id: DEFAULT_CONFIGURATION,
  created: 0,
  updated: 0,
  active: true,
  isDefault: true,
  name: null,
  returnUrl: null,
  headline: null,
  privacyUrl: null,
  termsUrl: null,
  metadata: {},
  features: {
    ...NO_FEATURES,
    invoice_history: { enabled: true },
    payment_method_update: { enabled: true, payment_method_configuration: null },
    subscription_cancel: { ...NO_FEATURES.subscription_cancel, enabled: true },
  },
};

/** What the portal allows: kept ones, and the standard one. */
export function configurationRoutes(records: PaymentRecords, shapes: Shapes): ApiRoute[] {
  const { configurations } = records;
  if (!configurations.get(DEFAULT_CONFIGURATION)) configurations.set(DEFAULT_CONFIGURATION, standard);
  const find = (id: string): Configuration => {
    const found = configurations.get(id);
    if (!found) throw missing('configuration', id);
    return found;
  };
  const keep = (configuration: Configuration) => {
    configurations.set(configuration.id, configuration);
    return shapes.configuration(configuration);
  };
  return [
    {
      method: 'POST',
      path: '/v1/billing_portal/configurations',
      answer({ fields }) {
        const asked = readFields(configurationCreate, fields);
        const { headline = null, privacy_policy_url: privacyUrl = null } = asked.business_profile;
        const now = nowInSeconds();
        return keep({
          id: newId('bpc'),
          created: now,
          updated: now,
          active: true,
          isDefault: false,
          name: asked.name ?? null,
          returnUrl: asked.default_return_url ?? null,
          headline,
          privacyUrl,
          termsUrl: asked.business_profile.terms_of_service_url ?? null,
          metadata: asked.metadata,
          features: featuresFrom(NO_FEATURES, asked.features, records),
        });
      },
    },
    {
      method: 'GET',
      path: '/v1/billing_portal/configurations',
      answer({ fields }) {
        const { active, is_default: isDefault, ...page } = readFields(listFields, fields);
        const which = allOf(configurations)
          .filter((one) => active === undefined || one.active === active)
          .filter((one) => isDefault === undefined || one.isDefault === isDefault);
        return pageOf('/v1/billing_portal/configurations', which, page, shapes.configuration);
      },
    },
    {
      method: 'GET',
      path: '/v1/billing_portal/configurations/{id}',
      answer: ({ id }) => shapes.configuration(find(id)),
    },
    {
      method: 'POST',
      path: '/v1/billing_portal/configurations/{id}',
      answer({ id, fields }) {
        const before = find(id);
        const { business_profile: profile, ...asked } = readFields(configurationUpdate, fields);
        return keep({
          ...before,
          updated: nowInSeconds(),
          active: asked.active ?? before.active,
          name: asked.name === undefined ? before.name : asked.name,
          returnUrl: asked.default_return_url === undefined ? before.returnUrl : asked.default_return_url,
          headline: profile.headline === undefined ? before.headline : profile.headline,
          privacyUrl: profile.privacy_policy_url === undefined ? before.privacyUrl : profile.privacy_policy_url,
          termsUrl: profile.terms_of_service_url === undefined ? before.termsUrl : profile.terms_of_service_url,
          metadata: mergeMetadata(before.metadata, asked.metadata),
          features: featuresFrom(before.features, asked.features, records),
        });
      },
    },
  ];
}
