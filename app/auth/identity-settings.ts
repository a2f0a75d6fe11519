/** The settings that identity needs; the product's `Settings` have them all. */
export type IdentitySettings = {
  appOrigin: string;
  appTitle: string;
  marketingUrl: string;
  sessionSecrets: readonly [string, ...string[]];
  auth0: {
    issuer: string;
    clientId: string;
    clientSecret: string;
    audience: string;
    organization?: string;
    maxAge?: number;
    rolesClaim: string;
  };
};

/** Told what happened to a login or a session, never a token. */
export type IdentityLog = (event: string, details: Record<string, string>) => void;
