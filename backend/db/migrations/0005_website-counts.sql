CREATE TABLE "ended_logins" (
	"id" text PRIMARY KEY NOT NULL,
	"ended_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
DROP INDEX "websites_recent";--> statement-breakpoint
DROP INDEX "websites_created";--> statement-breakpoint
DROP INDEX "websites_by_name";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "website_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "deleted_website_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "ended_logins_at" ON "ended_logins" USING btree ("ended_at");--> statement-breakpoint
CREATE INDEX "websites_restorable" ON "websites" USING btree ("owner_id","deleted_at","id") WHERE "websites"."deleted_at" is not null;--> statement-breakpoint
CREATE INDEX "websites_recent" ON "websites" USING btree ("owner_id","updated_at","id") WHERE "websites"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "websites_created" ON "websites" USING btree ("owner_id","created_at","id") WHERE "websites"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "websites_by_name" ON "websites" USING btree ("owner_id",lower("name"),"id") WHERE "websites"."deleted_at" is null;--> statement-breakpoint
CREATE FUNCTION "count_websites"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'INSERT' THEN
		UPDATE "users" SET "website_count" = "website_count" + "change"."living", "deleted_website_count" = "deleted_website_count" + "change"."deleted"
		FROM (
			SELECT "owner_id", count(*) FILTER (WHERE "deleted_at" IS NULL) AS "living", count(*) FILTER (WHERE "deleted_at" IS NOT NULL) AS "deleted"
			FROM "after_rows" WHERE "owner_id" IS NOT NULL GROUP BY "owner_id"
		) AS "change" WHERE "users"."id" = "change"."owner_id";
	ELSIF TG_OP = 'DELETE' THEN
		UPDATE "users" SET "website_count" = "website_count" - "change"."living", "deleted_website_count" = "deleted_website_count" - "change"."deleted"
		FROM (
			SELECT "owner_id", count(*) FILTER (WHERE "deleted_at" IS NULL) AS "living", count(*) FILTER (WHERE "deleted_at" IS NOT NULL) AS "deleted"
			FROM "before_rows" WHERE "owner_id" IS NOT NULL GROUP BY "owner_id"
		) AS "change" WHERE "users"."id" = "change"."owner_id";
	ELSE
		UPDATE "users" SET "website_count" = "website_count" + "change"."living", "deleted_website_count" = "deleted_website_count" + "change"."deleted"
		FROM (
			SELECT "owner_id", sum("living") AS "living", sum("deleted") AS "deleted" FROM (
				SELECT "owner_id", ("deleted_at" IS NULL)::int AS "living", ("deleted_at" IS NOT NULL)::int AS "deleted" FROM "after_rows"
				UNION ALL
				SELECT "owner_id", -("deleted_at" IS NULL)::int, -("deleted_at" IS NOT NULL)::int FROM "before_rows"
			) AS "rows" WHERE "owner_id" IS NOT NULL GROUP BY "owner_id" HAVING sum("living") <> 0 OR sum("deleted") <> 0
		) AS "change" WHERE "users"."id" = "change"."owner_id";
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "websites_counted_in" AFTER INSERT ON "websites" REFERENCING NEW TABLE AS "after_rows" FOR EACH STATEMENT EXECUTE FUNCTION "count_websites"();--> statement-breakpoint
CREATE TRIGGER "websites_counted_again" AFTER UPDATE ON "websites" REFERENCING OLD TABLE AS "before_rows" NEW TABLE AS "after_rows" FOR EACH STATEMENT EXECUTE FUNCTION "count_websites"();--> statement-breakpoint
CREATE TRIGGER "websites_counted_out" AFTER DELETE ON "websites" REFERENCING OLD TABLE AS "before_rows" FOR EACH STATEMENT EXECUTE FUNCTION "count_websites"();--> statement-breakpoint
UPDATE "users" SET
	"website_count" = (SELECT count(*) FROM "websites" WHERE "owner_id" = "users"."id" AND "deleted_at" IS NULL),
	"deleted_website_count" = (SELECT count(*) FROM "websites" WHERE "owner_id" = "users"."id" AND "deleted_at" IS NOT NULL);
