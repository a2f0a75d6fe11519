CREATE TABLE "assets" (
	"website_id" text NOT NULL,
	"id" text NOT NULL,
	"name" text NOT NULL,
	"alt" text DEFAULT '' NOT NULL,
	"kind" text NOT NULL,
	"bytes" integer NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"state" text NOT NULL,
	"variants" json NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"removed_at" timestamp (3) with time zone,
	CONSTRAINT "assets_website_id_id_pk" PRIMARY KEY("website_id","id")
);
--> statement-breakpoint
ALTER TABLE "snapshots" ADD COLUMN "media" json DEFAULT '[]'::json NOT NULL;--> statement-breakpoint
ALTER TABLE "assets" ADD CONSTRAINT "assets_website_id_websites_id_fk" FOREIGN KEY ("website_id") REFERENCES "public"."websites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "assets_recent" ON "assets" USING btree ("website_id","created_at","id");--> statement-breakpoint
CREATE INDEX "assets_removed" ON "assets" USING btree ("removed_at") WHERE "assets"."removed_at" is not null;