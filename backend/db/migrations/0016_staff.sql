CREATE TABLE "kv_storages" (
	"key" text PRIMARY KEY NOT NULL,
	"value" json,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"updated_by" text
);
--> statement-breakpoint
CREATE FUNCTION "tell_kv_storage"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM pg_notify('kv_storages', coalesce(NEW."key", OLD."key"));
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "kv_storages_told" AFTER INSERT OR UPDATE OR DELETE ON "kv_storages" FOR EACH ROW EXECUTE FUNCTION "tell_kv_storage"();--> statement-breakpoint
ALTER TABLE "templates" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "audit_entries" ADD COLUMN "subject_kind" text;--> statement-breakpoint
ALTER TABLE "audit_entries" ADD COLUMN "subject_id" text;--> statement-breakpoint
ALTER TABLE "audit_entries" ADD COLUMN "version" integer;--> statement-breakpoint
UPDATE "audit_entries" SET
	"subject_kind" = CASE WHEN "subject" LIKE '% %' THEN split_part("subject", ' ', 1) ELSE 'template' END,
	"subject_id" = CASE WHEN "subject" LIKE '% %' THEN split_part("subject", ' ', 2) ELSE "subject" END;--> statement-breakpoint
ALTER TABLE "audit_entries" ALTER COLUMN "subject_kind" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "audit_entries" ALTER COLUMN "subject_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "audit_entries" DROP COLUMN "subject";--> statement-breakpoint
CREATE INDEX "audit_entries_subject" ON "audit_entries" USING btree ("subject_kind","subject_id","at");
