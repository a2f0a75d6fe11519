CREATE TABLE "example_exports" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"tools" text NOT NULL,
	"filter" text NOT NULL,
	"count" integer DEFAULT 0 NOT NULL,
	"withdrawn" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "examples" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"task" text NOT NULL,
	"words" text NOT NULL,
	"document" json,
	"before" json DEFAULT '[]'::json NOT NULL,
	"answer" json NOT NULL,
	"other" json,
	"tags" json DEFAULT '[]'::json NOT NULL,
	"source" text NOT NULL,
	"source_id" text,
	"source_website_id" text,
	"replaced" json,
	"score" integer,
	"state" text DEFAULT 'NEW' NOT NULL,
	"judging" text,
	"state_before" text,
	"split" text NOT NULL,
	"content_hash" text NOT NULL,
	"near_key" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" text NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"updated_by" text,
	CONSTRAINT "examples_content" UNIQUE("content_hash")
);
--> statement-breakpoint
CREATE TABLE "exported_examples" (
	"export_id" text NOT NULL,
	"example_id" text NOT NULL,
	CONSTRAINT "exported_examples_export_id_example_id_pk" PRIMARY KEY("export_id","example_id")
);
--> statement-breakpoint
ALTER TABLE "examples" ADD CONSTRAINT "examples_source_website_id_websites_id_fk" FOREIGN KEY ("source_website_id") REFERENCES "public"."websites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exported_examples" ADD CONSTRAINT "exported_examples_export_id_example_exports_id_fk" FOREIGN KEY ("export_id") REFERENCES "public"."example_exports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exported_examples" ADD CONSTRAINT "exported_examples_example_id_examples_id_fk" FOREIGN KEY ("example_id") REFERENCES "public"."examples"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "example_exports_recent" ON "example_exports" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "examples_recent" ON "examples" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "examples_state" ON "examples" USING btree ("state","created_at","id");--> statement-breakpoint
CREATE INDEX "examples_source_kind" ON "examples" USING btree ("source","created_at","id");--> statement-breakpoint
CREATE INDEX "examples_source" ON "examples" USING btree ("source_website_id");--> statement-breakpoint
CREATE INDEX "examples_near" ON "examples" USING btree ("near_key","created_at");--> statement-breakpoint
CREATE INDEX "examples_judging" ON "examples" USING btree ("judging");--> statement-breakpoint
CREATE INDEX "examples_tags" ON "examples" USING gin (("tags"::jsonb) jsonb_path_ops);--> statement-breakpoint
CREATE INDEX "exported_examples_example" ON "exported_examples" USING btree ("example_id");--> statement-breakpoint
-- Finds a part of the words among very many. Without this extension every entry is looked at.
DO $$
BEGIN
	CREATE EXTENSION IF NOT EXISTS pg_trgm;
	CREATE INDEX "examples_search" ON "examples" USING gin ("words" gin_trgm_ops);
EXCEPTION WHEN OTHERS THEN
	RAISE NOTICE 'Searching goes on without pg_trgm: %', SQLERRM;
END $$;
