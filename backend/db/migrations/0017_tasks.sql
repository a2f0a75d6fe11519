CREATE TABLE "website_tasks" (
	"id" text PRIMARY KEY NOT NULL,
	"website_id" text NOT NULL,
	"user_id" text NOT NULL,
	"kind" text NOT NULL,
	"about" text DEFAULT '' NOT NULL,
	"wish" json NOT NULL,
	"file" text,
	"state" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"total" integer,
	"texts" json DEFAULT '[]'::json NOT NULL,
	"items" json DEFAULT '[]'::json NOT NULL,
	"usage" json,
	"is_counted" boolean DEFAULT false NOT NULL,
	"step" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "website_tasks" ADD CONSTRAINT "website_tasks_website_id_websites_id_fk" FOREIGN KEY ("website_id") REFERENCES "public"."websites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "website_tasks_latest" ON "website_tasks" USING btree ("website_id","kind","about");--> statement-breakpoint
CREATE INDEX "website_tasks_working" ON "website_tasks" USING btree ("created_at") WHERE "website_tasks"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "website_tasks_ended" ON "website_tasks" USING btree ("ended_at") WHERE "website_tasks"."ended_at" is not null;