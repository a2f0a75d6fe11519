import { addBoughtDomain } from '../../domains/add-bought-domain.ts';
import { expectedRecords } from '../../domains/doctor/expected-records.ts';
import { domainDetails } from '../purchase.ts';
import type { Step } from '../step.ts';
import { changePurchase } from '../store.ts';
import { requireRegistrar } from './require-registrar.ts';

/** registered → connected: it is among its owner's domains, and its zone says what it has to. */
export const connectName: Step = async (services, purchase) => {
  const { db, clock, settings } = services;
  const { subject: name, userId: ownerId } = purchase;
  const details = domainDetails(purchase);
  const { id: domainId, token } = await addBoughtDomain(services, {
    ownerId,
    name,
    ...(details.websiteId !== null && { websiteId: details.websiteId }),
  });
  const records = expectedRecords({ name, token, addresses: settings.sitesAddresses, isLocal: settings.isLocal });
  await requireRegistrar(services).writeRecords(name, records);
  await changePurchase(db, purchase, { state: 'connected', details: { ...details, domainId }, updatedAt: clock() });
  return 'over';
};
