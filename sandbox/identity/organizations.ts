import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { z } from 'zod';
import { openRecordFiles } from '../record-files.ts';

const claimsSchema = z.object({ org_id: z.string(), org_name: z.string() });
type OrganizationClaims = z.infer<typeof claimsSchema>;

/** Which organization a grant was asked for: tokens name it as Auth0's do. */
export interface Organizations {
  remember(grantId: string, organization: string): void;
  of(grantId: string): OrganizationClaims | undefined;
}

export function openOrganizations(dataDir: string): Organizations {
  const records = openRecordFiles(join(dataDir, 'organizations'), claimsSchema);
  return {
    remember: (grantId, organization) => records.set(grantId, claimsOf(organization), 31 * 86_400),
    of: (grantId) => records.get(grantId),
  };
}

function claimsOf(organization: string): OrganizationClaims {
  if (organization.startsWith('org_')) return { org_id: organization, org_name: organization.slice(4).toLowerCase() };
  const org_name = organization.toLowerCase();
  return { org_id: `org_${createHash('sha256').update(org_name).digest('hex').slice(0, 16)}`, org_name };
}
