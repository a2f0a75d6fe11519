CREATE TABLE "active_chat_templates" (
	"purpose" text PRIMARY KEY NOT NULL,
	"template_id" text NOT NULL,
	CONSTRAINT "active_chat_templates_template" UNIQUE("template_id")
);
--> statement-breakpoint
CREATE TABLE "chat_template_versions" (
	"template_id" text NOT NULL,
	"number" integer NOT NULL,
	"fields" json NOT NULL,
	"made_by" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "chat_template_versions_template_id_number_pk" PRIMARY KEY("template_id","number")
);
--> statement-breakpoint
CREATE TABLE "chat_templates" (
	"id" text PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"name" text NOT NULL,
	"prompt" text NOT NULL,
	"greeting" text NOT NULL,
	"suggestions" text NOT NULL,
	"model" text,
	"temperature" double precision,
	"example_count" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"updated_by" text
);
--> statement-breakpoint
CREATE TABLE "chat_trials" (
	"template_id" text NOT NULL,
	"user_id" text NOT NULL,
	"website_id" text NOT NULL,
	"sample" text NOT NULL,
	CONSTRAINT "chat_trials_template_id_user_id_pk" PRIMARY KEY("template_id","user_id"),
	CONSTRAINT "chat_trials_website" UNIQUE("website_id")
);
--> statement-breakpoint
ALTER TABLE "chat_messages" ADD COLUMN "template" json;--> statement-breakpoint
ALTER TABLE "chat_turns" ADD COLUMN "prompt" json;--> statement-breakpoint
ALTER TABLE "website_tasks" ADD COLUMN "template" json;--> statement-breakpoint
ALTER TABLE "website_tasks" ADD COLUMN "prompt" json;--> statement-breakpoint
ALTER TABLE "active_chat_templates" ADD CONSTRAINT "active_chat_templates_template_id_chat_templates_id_fk" FOREIGN KEY ("template_id") REFERENCES "public"."chat_templates"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_template_versions" ADD CONSTRAINT "chat_template_versions_template_id_chat_templates_id_fk" FOREIGN KEY ("template_id") REFERENCES "public"."chat_templates"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_trials" ADD CONSTRAINT "chat_trials_template_id_chat_templates_id_fk" FOREIGN KEY ("template_id") REFERENCES "public"."chat_templates"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_trials" ADD CONSTRAINT "chat_trials_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_trials" ADD CONSTRAINT "chat_trials_website_id_websites_id_fk" FOREIGN KEY ("website_id") REFERENCES "public"."websites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "chat_templates_by_name" ON "chat_templates" USING btree ("name","id");--> statement-breakpoint
CREATE INDEX "chat_templates_by_purpose" ON "chat_templates" USING btree ("purpose","name","id");--> statement-breakpoint
CREATE INDEX "chat_trials_user" ON "chat_trials" USING btree ("user_id");
--> statement-breakpoint
CREATE FUNCTION "tell_chat_template"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM pg_notify('chat_templates', '');
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "chat_templates_told" AFTER INSERT OR UPDATE OR DELETE ON "chat_templates" FOR EACH ROW EXECUTE FUNCTION "tell_chat_template"();--> statement-breakpoint
CREATE TRIGGER "active_chat_templates_told" AFTER INSERT OR UPDATE OR DELETE ON "active_chat_templates" FOR EACH ROW EXECUTE FUNCTION "tell_chat_template"();--> statement-breakpoint
-- As for the names of websites: a server without the extension, or that does not let us have it, looks at every entry.
DO $$
BEGIN
	CREATE EXTENSION IF NOT EXISTS pg_trgm;
	CREATE INDEX "chat_templates_search" ON "chat_templates" USING gin ("name" gin_trgm_ops);
EXCEPTION WHEN OTHERS THEN
	RAISE NOTICE 'Searching goes on without pg_trgm: %', SQLERRM;
END $$;
