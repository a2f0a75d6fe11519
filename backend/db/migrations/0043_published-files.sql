CREATE TABLE "kept_files" (
	"website_id" text NOT NULL,
	"etag" text NOT NULL,
	"is_kept" boolean DEFAULT false NOT NULL,
	"unused_since" timestamp (3) with time zone,
	CONSTRAINT "kept_files_website_id_etag_pk" PRIMARY KEY("website_id","etag")
);
--> statement-breakpoint
CREATE TABLE "moves" (
	"name" text PRIMARY KEY NOT NULL,
	"begins_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "snapshots" ADD COLUMN "manifest" json;--> statement-breakpoint
ALTER TABLE "kept_files" ADD CONSTRAINT "kept_files_website_id_websites_id_fk" FOREIGN KEY ("website_id") REFERENCES "public"."websites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "kept_files_unused" ON "kept_files" USING btree ("unused_since") WHERE "kept_files"."unused_since" is not null;--> statement-breakpoint
INSERT INTO "moves" ("name", "begins_at") SELECT 'published-files', now() + interval '1 day' WHERE EXISTS (SELECT 1 FROM "file_bodies");
