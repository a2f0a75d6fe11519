CREATE TABLE "example_imports" (
	"id" text PRIMARY KEY NOT NULL,
	"file_name" text NOT NULL,
	"is_trial" boolean NOT NULL,
	"lines" integer DEFAULT 0 NOT NULL,
	"added" integer DEFAULT 0 NOT NULL,
	"known" integer DEFAULT 0 NOT NULL,
	"wrong" integer DEFAULT 0 NOT NULL,
	"problems" json DEFAULT '[]'::json NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" text NOT NULL,
	"ended_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE INDEX "example_imports_recent" ON "example_imports" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "examples_in_files" ON "examples" USING btree ("content_hash" collate "C");--> statement-breakpoint
CREATE FUNCTION "tell_approved_example"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM pg_notify('approved_examples', '');
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "approved_examples_added" AFTER INSERT ON "examples" FOR EACH ROW WHEN (NEW.state = 'APPROVED') EXECUTE FUNCTION "tell_approved_example"();--> statement-breakpoint
CREATE TRIGGER "approved_examples_changed" AFTER UPDATE ON "examples" FOR EACH ROW WHEN (NEW.state = 'APPROVED' OR OLD.state = 'APPROVED') EXECUTE FUNCTION "tell_approved_example"();--> statement-breakpoint
CREATE TRIGGER "approved_examples_gone" AFTER DELETE ON "examples" FOR EACH ROW WHEN (OLD.state = 'APPROVED') EXECUTE FUNCTION "tell_approved_example"();
