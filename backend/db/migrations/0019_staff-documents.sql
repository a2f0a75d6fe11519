CREATE TABLE "template_sections" (
	"kind" text PRIMARY KEY NOT NULL,
	"is_on" boolean DEFAULT true NOT NULL,
	"variants_off" json DEFAULT '[]'::json NOT NULL,
	"hint" text DEFAULT '' NOT NULL,
	"sample" json,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"updated_by" text
);
--> statement-breakpoint
CREATE TABLE "template_versions" (
	"template_id" text NOT NULL,
	"number" integer NOT NULL,
	"document" json NOT NULL,
	"made_by" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "template_versions_template_id_number_pk" PRIMARY KEY("template_id","number")
);
--> statement-breakpoint
CREATE TABLE "training_websites" (
	"id" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"brief" text DEFAULT '' NOT NULL,
	"origin" text NOT NULL,
	"source_url" text,
	"source_website_id" text,
	"website_id" text,
	"tags" json DEFAULT '[]'::json NOT NULL,
	"score" integer,
	"notes" text DEFAULT '' NOT NULL,
	"status" text DEFAULT 'NEW' NOT NULL,
	"state" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"report" json,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" text NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"updated_by" text
);
--> statement-breakpoint
ALTER TABLE "site_settings" ADD COLUMN "training_consent_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "templates" ADD COLUMN "website_id" text;--> statement-breakpoint
ALTER TABLE "templates" ADD COLUMN "revision_in_use" integer;--> statement-breakpoint
ALTER TABLE "templates" ADD COLUMN "retired_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "websites" ADD COLUMN "purpose" text DEFAULT 'site' NOT NULL;--> statement-breakpoint
ALTER TABLE "template_versions" ADD CONSTRAINT "template_versions_template_id_templates_id_fk" FOREIGN KEY ("template_id") REFERENCES "public"."templates"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "training_websites" ADD CONSTRAINT "training_websites_source_website_id_websites_id_fk" FOREIGN KEY ("source_website_id") REFERENCES "public"."websites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "training_websites" ADD CONSTRAINT "training_websites_website_id_websites_id_fk" FOREIGN KEY ("website_id") REFERENCES "public"."websites"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "training_websites_recent" ON "training_websites" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "training_websites_source" ON "training_websites" USING btree ("source_website_id");--> statement-breakpoint
CREATE UNIQUE INDEX "training_websites_website" ON "training_websites" USING btree ("website_id");--> statement-breakpoint
ALTER TABLE "templates" ADD CONSTRAINT "templates_website_id_websites_id_fk" FOREIGN KEY ("website_id") REFERENCES "public"."websites"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "templates_by_name" ON "templates" USING btree ("name","id");--> statement-breakpoint
CREATE INDEX "users_recent" ON "users" USING btree ("created_at","id");--> statement-breakpoint
CREATE FUNCTION "tell_template_section"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM pg_notify('template_sections', coalesce(NEW."kind", OLD."kind"));
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "template_sections_told" AFTER INSERT OR UPDATE OR DELETE ON "template_sections" FOR EACH ROW EXECUTE FUNCTION "tell_template_section"();--> statement-breakpoint
-- As for the names of websites: a server without the extension, or that does not let us have it, looks at every entry.
DO $$
BEGIN
	CREATE EXTENSION IF NOT EXISTS pg_trgm;
	CREATE INDEX "users_search" ON "users" USING gin ("email" gin_trgm_ops, "name" gin_trgm_ops);
	CREATE INDEX "templates_search" ON "templates" USING gin ("name" gin_trgm_ops, "slug" gin_trgm_ops, "category" gin_trgm_ops);
	CREATE INDEX "kv_storages_search" ON "kv_storages" USING gin ("key" gin_trgm_ops);
	CREATE INDEX "training_websites_search" ON "training_websites" USING gin ("title" gin_trgm_ops, "brief" gin_trgm_ops, "source_url" gin_trgm_ops);
EXCEPTION WHEN OTHERS THEN
	RAISE NOTICE 'Searching goes on without pg_trgm: %', SQLERRM;
END $$;
