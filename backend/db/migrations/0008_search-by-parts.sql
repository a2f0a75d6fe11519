-- Finds a part of a name among very many. A server without this extension, or that does not let us have it, looks at every name of the account.
DO $$
BEGIN
	CREATE EXTENSION IF NOT EXISTS pg_trgm;
	CREATE INDEX "websites_search" ON "websites" USING gin ("name" gin_trgm_ops, "subdomain" gin_trgm_ops) WHERE "deleted_at" IS NULL;
EXCEPTION WHEN OTHERS THEN
	RAISE NOTICE 'Searching goes on without pg_trgm: %', SQLERRM;
END $$;
