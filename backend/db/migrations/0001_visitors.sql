CREATE TABLE "share_links" (
	"id" text PRIMARY KEY NOT NULL,
	"website_id" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "websites" ADD COLUMN "claim_hash" text;--> statement-breakpoint
ALTER TABLE "share_links" ADD CONSTRAINT "share_links_website_id_websites_id_fk" FOREIGN KEY ("website_id") REFERENCES "public"."websites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "share_links_website" ON "share_links" USING btree ("website_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "websites_claim" ON "websites" USING btree ("claim_hash") WHERE "websites"."claim_hash" is not null;--> statement-breakpoint
CREATE INDEX "websites_unclaimed" ON "websites" USING btree ("updated_at") WHERE "websites"."claim_hash" is not null;