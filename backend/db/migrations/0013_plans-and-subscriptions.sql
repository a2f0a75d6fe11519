CREATE TABLE "billing_accounts" (
	"user_id" text PRIMARY KEY NOT NULL,
	"asked" integer DEFAULT 0 NOT NULL,
	"answered" integer DEFAULT 0 NOT NULL,
	"answered_at" timestamp (3) with time zone,
	"beyond_since" timestamp (3) with time zone,
	"notices" json DEFAULT '[]'::json NOT NULL
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"plan" text NOT NULL,
	"state" text NOT NULL,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"period_end" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone,
	"next_plan" text,
	"past_due_since" timestamp (3) with time zone,
	"started_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "plan_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "granted_plan" text DEFAULT 'free' NOT NULL;--> statement-breakpoint
ALTER TABLE "websites" ADD COLUMN "rests_since" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "websites" ADD COLUMN "is_preferred" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "websites" ADD COLUMN "page_count" integer;--> statement-breakpoint
ALTER TABLE "billing_accounts" ADD CONSTRAINT "billing_accounts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "billing_accounts_answered" ON "billing_accounts" USING btree ("answered_at");--> statement-breakpoint
CREATE INDEX "billing_accounts_beyond" ON "billing_accounts" USING btree ("beyond_since");--> statement-breakpoint
CREATE INDEX "users_customer" ON "users" USING btree ("stripe_customer_id");--> statement-breakpoint
CREATE INDEX "subscriptions_user" ON "subscriptions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "subscriptions_past_due" ON "subscriptions" USING btree ("past_due_since");--> statement-breakpoint
CREATE INDEX "users_plan_until" ON "users" USING btree ("plan_until") WHERE "users"."plan_until" is not null;--> statement-breakpoint
UPDATE "users" SET "granted_plan" = "plan";--> statement-breakpoint
DROP TRIGGER "websites_told" ON "websites";--> statement-breakpoint
CREATE TRIGGER "websites_told" AFTER UPDATE ON "websites" FOR EACH ROW WHEN (
	(OLD."subdomain", OLD."primary_host", OLD."published_snapshot_id", OLD."rests_since", OLD."deleted_at", OLD."language")
	IS DISTINCT FROM (NEW."subdomain", NEW."primary_host", NEW."published_snapshot_id", NEW."rests_since", NEW."deleted_at", NEW."language")
) EXECUTE FUNCTION "tell_site"();
