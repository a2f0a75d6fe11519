import { z } from 'zod';
import type { purchases } from '../../db/schema.ts';

export type PurchaseRow = typeof purchases.$inferSelect;
export type PurchaseState = PurchaseRow['state'];

/** What a purchase of a domain needs to go on. */
export const domainDetailsSchema = z.object({
  /** Where it is to lead. */
  websiteId: z.string().nullable().default(null),
  /** The registrant at the registrar, which has what we do not keep. */
  contactId: z.number().optional(),
  /** How often the registrar was told to register it. */
  tells: z.number().default(0),
  /** When it was told last, in milliseconds since 1970. */
  toldAt: z.number().optional(),
  /** What the registrar called the registration. */
  registrationId: z.number().optional(),
  domainId: z.string().optional(),
  /** When a job looks at it by itself. */
  nextLook: z.number().optional(),
  /** The registrar renews it by itself. */
  isAutoRenewed: z.boolean().default(true),
  /** Invoices of further periods: what was done or said about the newest. */
  renewed: z.string().optional(),
  warned: z.string().optional(),
  /** Who registers or renews it just now. */
  held: z.object({ by: z.string(), until: z.number() }).optional(),
});
export type DomainDetails = z.output<typeof domainDetailsSchema>;

export const domainDetails = ({ details }: Pick<PurchaseRow, 'details'>): DomainDetails =>
  domainDetailsSchema.parse(details);

/** What a purchase of a plan needs to go on. */
export const planDetailsSchema = z.object({
  /** `buy` is paid at a page for orders; the others change a subscription that runs, at the provider's own page for that. */
  change: z.enum(['buy', 'upgrade', 'downgrade', 'cancel']),
  /** The plan before. */
  from: z.string(),
  /** The subscription that is changed. */
  subscriptionId: z.string().optional(),
  /** The path of ours that they came from. */
  returnTo: z.string(),
});
export type PlanDetails = z.output<typeof planDetailsSchema>;

export const planDetails = ({ details }: Pick<PurchaseRow, 'details'>): PlanDetails => planDetailsSchema.parse(details);

/** When a job looks at a purchase of any kind by itself. */
export const looksSchema = z.looseObject({ nextLook: z.number().optional() });

/** `$18.00`, as mails and pages say it. */
export const inWords = (amount: number, currency: string): string =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(amount / 100);
