CREATE TABLE "visit_sources" (
	"website_id" text NOT NULL,
	"day" date NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"visits" integer NOT NULL,
	CONSTRAINT "visit_sources_website_id_day_kind_name_pk" PRIMARY KEY("website_id","day","kind","name")
);
--> statement-breakpoint
ALTER TABLE "websites" ADD COLUMN "waitlist" json;--> statement-breakpoint
ALTER TABLE "websites" ADD COLUMN "notify_owner" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "websites" ADD COLUMN "notify_address" text;--> statement-breakpoint
ALTER TABLE "visit_sources" ADD CONSTRAINT "visit_sources_website_id_websites_id_fk" FOREIGN KEY ("website_id") REFERENCES "public"."websites"("id") ON DELETE cascade ON UPDATE no action;