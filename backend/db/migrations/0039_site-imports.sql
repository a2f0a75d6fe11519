CREATE TABLE "site_imports" (
	"id" text PRIMARY KEY NOT NULL,
	"owner_id" text,
	"claim_hash" text,
	"address" text NOT NULL,
	"template_id" text,
	"state" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"total" integer,
	"report" json,
	"created_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "site_imports" ADD CONSTRAINT "site_imports_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "site_imports_owner" ON "site_imports" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "site_imports_begun" ON "site_imports" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "site_imports_working" ON "site_imports" USING btree ("created_at") WHERE "site_imports"."ended_at" is null;