CREATE TABLE "domain_events" (
	"id" text PRIMARY KEY NOT NULL,
	"domain_id" text NOT NULL,
	"kind" text NOT NULL,
	"detail" text DEFAULT '' NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "domains" (
	"id" text PRIMARY KEY NOT NULL,
	"owner_id" text NOT NULL,
	"name" text NOT NULL,
	"method" text NOT NULL,
	"state" text NOT NULL,
	"token" text NOT NULL,
	"proved_at" timestamp (3) with time zone,
	"website_id" text,
	"primary" text DEFAULT 'apex' NOT NULL,
	"rests_since" timestamp (3) with time zone,
	"report" json,
	"certificate" json,
	"checked_at" timestamp (3) with time zone,
	"next_check_at" timestamp (3) with time zone,
	"failing_since" timestamp (3) with time zone,
	"failures" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "site_hosts" (
	"host" text PRIMARY KEY NOT NULL,
	"domain_id" text NOT NULL,
	"website_id" text NOT NULL,
	"leads_to" text,
	"may_have_certificate" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "purchases" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"subject" text NOT NULL,
	"details" json NOT NULL,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"checkout_id" text,
	"subscription_id" text,
	"payment_id" text,
	"problem" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "webhook_events" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL,
	"handled_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "websites" ADD COLUMN "primary_host" text;--> statement-breakpoint
ALTER TABLE "domain_events" ADD CONSTRAINT "domain_events_domain_id_domains_id_fk" FOREIGN KEY ("domain_id") REFERENCES "public"."domains"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "domains" ADD CONSTRAINT "domains_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "domains" ADD CONSTRAINT "domains_website_id_websites_id_fk" FOREIGN KEY ("website_id") REFERENCES "public"."websites"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_hosts" ADD CONSTRAINT "site_hosts_domain_id_domains_id_fk" FOREIGN KEY ("domain_id") REFERENCES "public"."domains"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_hosts" ADD CONSTRAINT "site_hosts_website_id_websites_id_fk" FOREIGN KEY ("website_id") REFERENCES "public"."websites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchases" ADD CONSTRAINT "purchases_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "domain_events_domain" ON "domain_events" USING btree ("domain_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "domains_once" ON "domains" USING btree ("owner_id","name");--> statement-breakpoint
CREATE UNIQUE INDEX "domains_proved" ON "domains" USING btree ("name") WHERE "domains"."proved_at" is not null;--> statement-breakpoint
CREATE INDEX "domains_by_name" ON "domains" USING btree ("name");--> statement-breakpoint
CREATE INDEX "domains_owner" ON "domains" USING btree ("owner_id","created_at","id");--> statement-breakpoint
CREATE INDEX "domains_website" ON "domains" USING btree ("website_id");--> statement-breakpoint
CREATE INDEX "domains_due" ON "domains" USING btree ("next_check_at") WHERE "domains"."next_check_at" is not null;--> statement-breakpoint
CREATE INDEX "site_hosts_website" ON "site_hosts" USING btree ("website_id");--> statement-breakpoint
CREATE INDEX "site_hosts_domain" ON "site_hosts" USING btree ("domain_id");--> statement-breakpoint
CREATE UNIQUE INDEX "purchases_checkout" ON "purchases" USING btree ("checkout_id");--> statement-breakpoint
CREATE UNIQUE INDEX "purchases_subscription" ON "purchases" USING btree ("subscription_id");--> statement-breakpoint
CREATE INDEX "purchases_user" ON "purchases" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "purchases_open" ON "purchases" USING btree ("state","updated_at");--> statement-breakpoint
CREATE INDEX "webhook_events_received" ON "webhook_events" USING btree ("received_at");--> statement-breakpoint
CREATE FUNCTION "tell_site_host"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'DELETE' THEN
		PERFORM pg_notify('site_hosts', OLD."host");
	ELSE
		PERFORM pg_notify('site_hosts', NEW."host");
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "site_hosts_told" AFTER INSERT OR UPDATE OR DELETE ON "site_hosts" FOR EACH ROW EXECUTE FUNCTION "tell_site_host"();--> statement-breakpoint
CREATE FUNCTION "tell_site"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'DELETE' THEN
		PERFORM pg_notify('sites', OLD."id" || ' ' || OLD."subdomain");
	ELSE
		PERFORM pg_notify('sites', NEW."id" || ' ' || OLD."subdomain" || ' ' || NEW."subdomain");
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "websites_told" AFTER UPDATE ON "websites" FOR EACH ROW WHEN (
	(OLD."subdomain", OLD."primary_host", OLD."published_snapshot_id", OLD."deleted_at", OLD."language")
	IS DISTINCT FROM (NEW."subdomain", NEW."primary_host", NEW."published_snapshot_id", NEW."deleted_at", NEW."language")
) EXECUTE FUNCTION "tell_site"();--> statement-breakpoint
CREATE TRIGGER "websites_told_gone" AFTER DELETE ON "websites" FOR EACH ROW EXECUTE FUNCTION "tell_site"();--> statement-breakpoint
CREATE FUNCTION "tell_site_of_settings"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM pg_notify('sites', "id" || ' ' || "subdomain") FROM "websites" WHERE "id" = NEW."website_id";
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "site_settings_told" AFTER INSERT OR UPDATE ON "site_settings" FOR EACH ROW EXECUTE FUNCTION "tell_site_of_settings"();
