CREATE TABLE "former_subdomains" (
	"subdomain" text PRIMARY KEY NOT NULL,
	"website_id" text NOT NULL,
	"until" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "site_settings" (
	"website_id" text PRIMARY KEY NOT NULL,
	"hidden_from_search" boolean DEFAULT false NOT NULL,
	"head_code" text DEFAULT '' NOT NULL,
	"password_hash" text
);
--> statement-breakpoint
ALTER TABLE "former_subdomains" ADD CONSTRAINT "former_subdomains_website_id_websites_id_fk" FOREIGN KEY ("website_id") REFERENCES "public"."websites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_settings" ADD CONSTRAINT "site_settings_website_id_websites_id_fk" FOREIGN KEY ("website_id") REFERENCES "public"."websites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "former_subdomains_website" ON "former_subdomains" USING btree ("website_id");