CREATE TABLE "example_set_members" (
	"set_number" integer NOT NULL,
	"example_id" text NOT NULL,
	"content_hash" text NOT NULL,
	CONSTRAINT "example_set_members_set_number_example_id_pk" PRIMARY KEY("set_number","example_id")
);
--> statement-breakpoint
CREATE TABLE "example_sets" (
	"number" integer PRIMARY KEY NOT NULL,
	"fingerprint" text NOT NULL,
	"count" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "live_example_set" (
	"name" text PRIMARY KEY NOT NULL,
	"number" integer NOT NULL,
	"before" integer
);
--> statement-breakpoint
ALTER TABLE "example_set_members" ADD CONSTRAINT "example_set_members_set_number_example_sets_number_fk" FOREIGN KEY ("set_number") REFERENCES "public"."example_sets"("number") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "example_set_members" ADD CONSTRAINT "example_set_members_example_id_examples_id_fk" FOREIGN KEY ("example_id") REFERENCES "public"."examples"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_example_set" ADD CONSTRAINT "live_example_set_number_example_sets_number_fk" FOREIGN KEY ("number") REFERENCES "public"."example_sets"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_example_set" ADD CONSTRAINT "live_example_set_before_example_sets_number_fk" FOREIGN KEY ("before") REFERENCES "public"."example_sets"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "example_set_members_example" ON "example_set_members" USING btree ("example_id");--> statement-breakpoint
CREATE INDEX "example_sets_fingerprint" ON "example_sets" USING btree ("fingerprint");--> statement-breakpoint
INSERT INTO "example_sets" VALUES (0, md5(''), 0, now());--> statement-breakpoint
-- What was shown until now stays what is shown.
INSERT INTO "example_sets"
SELECT 1, md5(string_agg("content_hash", '' ORDER BY "content_hash" COLLATE "C")), count(*), now()
FROM (
	SELECT "content_hash" FROM "examples" WHERE "state" = 'APPROVED' AND "split" = 'TRAINING'
	ORDER BY "created_at" DESC, "id" DESC LIMIT 10000
) AS "shown"
HAVING count(*) > 0;--> statement-breakpoint
INSERT INTO "example_set_members"
SELECT 1, "id", "content_hash" FROM "examples" WHERE "state" = 'APPROVED' AND "split" = 'TRAINING'
ORDER BY "created_at" DESC, "id" DESC LIMIT 10000;--> statement-breakpoint
INSERT INTO "live_example_set" SELECT 'shown', max("number"), NULL FROM "example_sets";--> statement-breakpoint
CREATE TRIGGER "live_example_set_told" AFTER UPDATE ON "live_example_set" FOR EACH ROW EXECUTE FUNCTION "tell_approved_example"();
--> statement-breakpoint
-- Sides that were kept before name no set.
UPDATE "gate_runs" SET "state" = 'FAILED', "note" = 'A newer release was installed meanwhile. Please replay it again.', "ended_at" = now() WHERE "state" = 'WORKING';