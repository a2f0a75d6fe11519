CREATE TABLE "writing_outcomes" (
	"task_id" text PRIMARY KEY NOT NULL,
	"template_id" text NOT NULL,
	"version" integer NOT NULL,
	"topic_id" text,
	"is_failed" boolean NOT NULL,
	"is_refused" boolean NOT NULL,
	"is_unused" boolean DEFAULT false NOT NULL,
	"ended_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "writing_outcomes_template" ON "writing_outcomes" USING btree ("template_id","ended_at");--> statement-breakpoint
CREATE INDEX "writing_outcomes_ended" ON "writing_outcomes" USING btree ("ended_at");